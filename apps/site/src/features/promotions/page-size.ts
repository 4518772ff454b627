export const PAGE_SIZE = 12
