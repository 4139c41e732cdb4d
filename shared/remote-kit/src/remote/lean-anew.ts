let tries = 0

/**
 * Loads as if it had never been tried: browsers answer a second `import()` of an address that failed from memory, but for
 * what follows `#`, which is part of the address to them and to no server. The build of a remote alone
 * (tooling/src/build/alone-bundle.mjs) has each import read it.
 */
export function anew<T>(loader: () => Promise<T>): Promise<T> {
  const page = globalThis as { yawmiTry?: string }
  page.yawmiTry = `#${(tries += 1)}`
  try {
    return loader()
  } finally {
    delete page.yawmiTry
  }
}
