const SHOWN_AFTER_MS = 1_000
const REPEATED_EVERY_MS = 5_000

/**
 * Does a step; one that takes more than a second says so, and says again that it is still at it.
 */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now()
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1)
  let shown = false
  const show = () => {
    console.log(shown ? `  ${what} … ${seconds()} s` : `${what} …`)
    shown = true
    timer = setTimeout(show, REPEATED_EVERY_MS)
  }
  let timer = setTimeout(show, SHOWN_AFTER_MS)
  try {
    const result = await work()
    if (shown) console.log(`  done in ${seconds()} s`)
    return result
  } finally {
    clearTimeout(timer)
  }
}
