import type { LottGame } from '@senluna/contract/lottery.ts'

/** Whether a game is drawn as the Vietnamese lotteries are: its page is theirs. */
export const isVietnamese = ({ vendorCode }: LottGame): boolean => vendorCode === 'TCG_LOTTO_VN'
