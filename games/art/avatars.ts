import type { Picture } from './thumbnail.ts'

/**
 * The faces a member can have, in the order of their ids `a1`, `a2` …; each is
 * `/art/a-<motif>.svg`.
 */
export const AVATARS: readonly Picture[] = [
  { motif: 'lotus', palette: 'magenta', backdrop: 'rays', seed: 1 },
  { motif: 'koi', palette: 'crimson', backdrop: 'rays', seed: 2 },
  { motif: 'lantern', palette: 'amber', backdrop: 'rays', seed: 3 },
  { motif: 'cat', palette: 'indigo', backdrop: 'rays', seed: 4 },
  { motif: 'fan', palette: 'violet', backdrop: 'rays', seed: 5 },
  { motif: 'drum', palette: 'bronze', backdrop: 'rays', seed: 6 },
  { motif: 'fish', palette: 'teal', backdrop: 'rays', seed: 7 },
  { motif: 'gem', palette: 'jade', backdrop: 'rays', seed: 8 },
  { motif: 'rocket', palette: 'night', backdrop: 'rays', seed: 9 },
  { motif: 'bay', palette: 'lime', backdrop: 'rays', seed: 10 },
  { motif: 'trophy', palette: 'amber', backdrop: 'rays', seed: 11 },
  { motif: 'ball', palette: 'jade', backdrop: 'rays', seed: 12 },
]
