/**
 * `<module> reads|writes <table>`: what modules still do to tables of others. Only gets shorter.
 */
export const FOREIGN_USES: readonly string[] = []
