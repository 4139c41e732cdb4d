// What we use of graphile-worker, so that it is loaded as one part and only by programs that run jobs or migrate.
export { Logger, parseCronItems, run, runMigrations } from 'graphile-worker'
