/** The games and draws of every family: a part of its own, fetched beside what needs it. */
export const allRules = () => import('@senluna/games/lottery/rules/index.ts')

export type AllRules = Awaited<ReturnType<typeof allRules>>
