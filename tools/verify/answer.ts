/**
 * What the command prints, and its exit code: 0 all right, 1 something differs, 2 it can't be
 * checked, 3 a draw that is void.
 */
export interface Answer {
  code: 0 | 1 | 2 | 3
  text: string
}
