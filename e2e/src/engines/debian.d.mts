export const ENGINES: Record<
  'firefox' | 'webkit',
  { packages: string[]; programs(): Record<string, string | undefined> }
>
