/** A small store of the browser that may be full, forbidden or absent: then it forgets. */
function store(storageOf: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return storageOf().getItem(key)
      } catch {
        return null
      }
    },
    clear(): void {
      try {
        storageOf().clear()
      } catch {
        // Then nothing was kept.
      }
    },
    set(key: string, value: string | null): void {
      try {
        if (value === null) storageOf().removeItem(key)
        else storageOf().setItem(key, value)
      } catch {
        // Nothing kept here is needed to go on.
      }
    },
  }
}

/** Kept in this browser. Never a password, never a session. */
export const kept = store(() => localStorage)

/** Kept in this tab only. */
export const keptInTab = store(() => sessionStorage)
