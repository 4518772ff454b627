/** The messages of `english`, each in the words of `own` where that has some. */
export const inPlaceOf = <Key extends string>(
  english: Readonly<Record<Key, string>>,
  own: Readonly<Partial<Record<string, string>>>,
): Record<Key, string> => {
  const words: Record<Key, string> = { ...english }
  for (const key in english) words[key] = own[key] ?? english[key]
  return words
}
