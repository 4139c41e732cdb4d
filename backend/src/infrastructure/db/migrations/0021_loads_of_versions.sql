-- outside a transaction
-- older servers go on
CREATE INDEX CONCURRENTLY IF NOT EXISTS "field_counts_loads" ON "field_counts" USING btree ("remote","version","hour") WHERE kind = 'load';