/** A file has so many rows at most: it is made in the page. */
const MOST_ROWS = 5_000

/** The rows of every page, one after another; `isCut` when there were more than a file takes. */
export async function allRows<Row>(
  pageAfter: (after: string | undefined) => Promise<{ list: readonly Row[]; next?: string | undefined }>,
  most = MOST_ROWS,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = []
  for (let after: string | undefined; ;) {
    const { list, next } = await pageAfter(after)
    rows.push(...list)
    if (next === undefined) return { rows, isCut: false }
    if (rows.length >= most) return { rows, isCut: true }
    after = next
  }
}
