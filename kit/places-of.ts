/** Each name of a list with its place. */
type Places<Names extends readonly string[]> = {
  readonly [
    Place in Exclude<keyof Names, keyof (readonly unknown[])> as Names[Place] & string
  ]: Place extends `${infer No extends number}` ? No : never
}

/** The number of each name of a list whose places a table keeps. */
export const placesOf = <const Names extends readonly string[]>(names: Names) =>
  Object.fromEntries(names.map((name, place) => [name, place])) as Places<Names>

/** The name of each number of a table of names. */
export const namesOf = <Name extends string>(numbers: Readonly<Record<Name, number>>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, no]) => [no, name])) as Readonly<Record<number, Name>>
