/** Values that session storage did not take: it is refused (private modes, blocked third parties) or full. */
const fallback = new Map<string, string>()

/**
 * One text that lives as long as the tab, over reloads and the full-page redirects of the web-view flow.
 * @param name becomes the key `yawmi:<name>`.
 */
export function tabStorage(name: string) {
  const key = `yawmi:${name}`
  return {
    read(): string | undefined {
      try {
        return fallback.get(key) ?? sessionStorage.getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(text: string): void {
      try {
        sessionStorage.setItem(key, text)
        fallback.delete(key)
      } catch {
        fallback.set(key, text)
      }
    },
    clear(): void {
      fallback.delete(key)
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was stored there.
      }
    },
  }
}
