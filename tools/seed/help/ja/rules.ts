import type { RuleSentences } from '../translation.ts'

export const rules: RuleSentences = {
  quickStop: '回転中にもう一度押すと演出が早く止まりますが、結果はすでに決まっているため変わりません。',
  noQuickStop: 'リールの演出は必ず最後まで表示されます。',
  autoplay:
    '自動プレイは最大{rounds}スピンで、損失が設定した額を超えたとき、1回の勝利金が設定した額以上になったとき、フリースピンを獲得したときに停止します。いつでも停止できます。',
  noAutoplay: 'ここでは自動プレイを利用できません。',
}
