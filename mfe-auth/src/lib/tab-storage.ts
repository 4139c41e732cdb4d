/** Stands in for what the browser did not take: session storage refused (private modes, blocked third parties), or full. */
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
        return memory.get(key) ?? sessionStorage.getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(text: string): void {
      try {
        sessionStorage.setItem(key, text)
        memory.delete(key)
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
