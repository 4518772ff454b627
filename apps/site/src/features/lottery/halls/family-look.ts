/** How a family looks in lists and heads: its picture, and a ground for light words. */
export interface FamilyLook {
  /** The picture's name behind `/art/c-`. */
  readonly sign: string
  /** The ground, from its dark edge to its light one; words on both are `INK`. */
  readonly deep: string
  readonly mid: string
}

/** Words on a family's ground. */
export const INK = '#f4f6fa'

const look = (sign: string, deep: string, mid: string): FamilyLook => ({ sign, deep, mid })

const LOOKS: Readonly<Record<string, FamilyLook>> = {
  K3: look('cup', '#3a0616', '#9c1236'),
  PK10: look('race', '#33130a', '#a0440f'),
  SSC: look('five', '#0f1148', '#343aa8'),
  '11X5': look('eleven', '#03281f', '#0a6d5a'),
  '3D': look('three', '#04222e', '#0b5a80'),
  PC28: look('sum', '#241706', '#74501c'),
  LHC: look('mark', '#12260a', '#386f17'),
  KENO: look('board', '#1f0a3e', '#5b2a9e'),
  SEA: look('lantern', '#2b0526', '#8c1f6a'),
}

const OTHER = look('balls', '#101523', '#2a3566')

/** The look of a family; balls on a night ground where it has none of its own. */
export const lookOfFamily = (family: string): FamilyLook => LOOKS[family] ?? OTHER

/** The look as custom properties of the part that wears it. */
export const familyStyle = (family: string) => {
  const { deep, mid } = lookOfFamily(family)
  return { '--fam-deep': deep, '--fam-mid': mid }
}
