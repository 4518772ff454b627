/** The branches of the tree of bet types, in order; a type stands under the first that fits it. */
const BRANCHES = [
  ['five', /^SSC_A5_/],
  ['four', /^SSC_[FB]4_/],
  ['front3', /^SSC_F3_/],
  ['middle3', /^SSC_M3_/],
  ['back3', /^SSC_B3_/],
  ['two', /^(?:SSC|D3)_[FB]2_/],
  ['places', /_(?:DWD|RX_\d)$|^PK_POS$/],
  ['sides', /^SSC_(?:SUM5|LH)$|_(?:BS|OE|LH|COMBO|EXTREME|UD)$/],
  ['three', /^D3_/],
  ['sums', /^(?:PC|PK|K3)_SUM$|^PC_SHAPE$/],
  ['any', /^X115_R\d$/],
  ['first', /^(?:X115|PK)_F[23]_/],
  ['dice', /^K3_/],
  ['special', /^LHC_(?:TM|COLOR)$/],
  ['regular', /^LHC_(?:ZM|\dQZ|3Z2|TC)$/],
  ['none', /^LHC_BZ/],
  ['animals', /^LHC_PT/],
  ['top', /^TH_(?:\d(?:TOP|TOD)|RUN_TOP)$/],
  ['bottom', /^TH_(?:2BOT|RUN_BOT)$/],
  ['prizes', /^TH_3(?:FRONT|BACK)$/],
  ['numbers', /^/],
] as const
type BranchName = (typeof BRANCHES)[number][0]

/** A branch with its bet types. */
interface Branch {
  readonly name: BranchName
  readonly types: readonly string[]
}

/** Bet types as a tree: branches that have any, in order. */
export function treeOf(types: readonly string[]): readonly Branch[] {
  const nameOf = (code: string) => BRANCHES.find(([, fits]) => fits.test(code))?.[0]
  return BRANCHES.map(([name]) => ({ name, types: types.filter((code) => nameOf(code) === name) })).filter(
    (branch) => branch.types.length > 0,
  )
}
