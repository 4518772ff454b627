/**
 * A whole number from 0 to below n, as random as the browser's own source. For suggestions only;
 * draws are made elsewhere.
 */
export function below(n: number): number {
  const words = new Uint32Array(1)
  const limit = Math.floor(2 ** 32 / n) * n
  for (;;) {
    const [word = 0] = crypto.getRandomValues(words)
    if (word < limit) return word % n
  }
}
