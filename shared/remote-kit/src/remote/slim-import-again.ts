let attempts = 0

/**
 * Loads again what failed. Browsers cache the failure of an `import()` by its whole address, which includes the part after
 * `#` that no server receives. In the standalone build (tooling/src/build/alone-bundle.mjs) each import appends it.
 */
export function importAgain<T>(loader: () => Promise<T>): Promise<T> {
  const page = globalThis as { yawmiTry?: string }
  page.yawmiTry = `#${(attempts += 1)}`
  try {
    return loader()
  } finally {
    delete page.yawmiTry
  }
}
