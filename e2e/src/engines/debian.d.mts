export const ENGINES: Record<
  'firefox' | 'webkit',
  { packages: string[]; programs(): Record<string, string | undefined>; version(): Promise<string> }
>
/** Installs what an engine lacks, where this user may; why it is not there in the end, undefined where it is. */
export function installEngine(name: string): Promise<string | undefined>
