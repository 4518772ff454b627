/**
 * What the build knows of an address before its code has run: the server answers the page of that
 * address with it. Files are paths of the site.
 */
export interface FirstPageFiles {
  /** Scripts and styles that its code brings along. */
  files: readonly string[]
  /** Files of the texts it needs besides those of every page, by language. */
  texts: Readonly<Record<string, readonly string[]>>
  /** The calls it makes for a guest; `~` stands for the language. */
  calls: readonly string[]
  view?: FirstView
}

/** What stands on the page until its code draws it: the same elements at the same place. */
export interface FirstView {
  /**
   * Its elements, with the classes of the page itself. `data-says` is a place in `says`. An element
   * with `data-most` shows a list of at most so many, each in one of its pictures without an
   * address, and beside it, in the same `li`, what its fields say (`data-field`). It stands only
   * when the list has come; of several such forms the shortest that holds it.
   */
  html: string
  /** What it says: keys of texts, or words of its own by language. */
  says: readonly (string | Readonly<Record<string, string>>)[]
  /** The style sheets of the page's code. */
  styles: readonly string[]
  pictures?: FirstPictures
}

/** Where the pictures of a list come from: which of its calls, and which field of each entry. */
interface FirstPictures {
  call: number
  field: string
}

/** What the built site keeps of all its addresses, beside its page. */
export const FIRST_PAGES_FILE = 'first-pages.json'
