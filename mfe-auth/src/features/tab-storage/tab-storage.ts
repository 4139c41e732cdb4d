/** What this page keeps where the browser refuses session storage (private modes, blocked third-party storage). */
const memory = new Map<string, string>()

/**
 * One text that lives as long as the tab: it survives reloads and the full-page redirects of the web-view flow.
 * @param name becomes the key `yawmi:<name>`.
 */
export function tabStorage(name: string) {
  const key = `yawmi:${name}`
  return {
    read(): string | undefined {
      try {
        return sessionStorage.getItem(key) ?? undefined
      } catch {
        return memory.get(key)
      }
    },
    write(text: string): void {
      try {
        sessionStorage.setItem(key, text)
      } catch {
        memory.set(key, text)
      }
    },
    clear(): void {
      memory.delete(key)
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was kept there.
      }
    },
  }
}
