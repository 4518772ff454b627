/** `abcd9` as `ab***9`: what others may see of a user name. Of a short one less is seen. */
export const maskedName = (name: string): string =>
  name.length < 5 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}***${name.slice(-1)}`

/** `N***** V** A`: enough of what somebody is called to know it again. */
export const maskedWords = (words: string): string => words.replace(/(?<=\S)\S/gu, '*')
