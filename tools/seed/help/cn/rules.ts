import type { RuleSentences } from '../translation.ts'

export const rules: RuleSentences = {
  quickStop: '旋转时再点一次，可提前停止动画；结果早已确定，不会改变。',
  noQuickStop: '旋转动画始终完整播放。',
  autoplay:
    '自动旋转最多 {rounds} 次，并在以下情况停止：亏损超过您设定的数额、单次赢得达到您设定的数额，或出现免费旋转。您可以随时停止。',
  noAutoplay: '此处没有自动旋转。',
}
