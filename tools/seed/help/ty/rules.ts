import type { RuleSentences } from '../translation.ts'

export const rules: RuleSentences = {
  quickStop:
    'Kapag pumindot ulit habang umiikot ang mga reel, mas maagang hihinto ang palabas; nandoon na ang resulta at hindi na magbabago.',
  noQuickStop: 'Laging ipinapakita hanggang dulo ang pag-ikot ng mga reel.',
  autoplay:
    'Tumatakbo ang autoplay nang hanggang {rounds} spin, at tumitigil kapag natalo ka nang higit sa itinakda mo, kapag nanalo ang isang spin ng halagang itinakda mo o higit pa, o kapag may libreng spin. Maititigil mo ito kahit kailan.',
  noAutoplay: 'Walang autoplay dito.',
}
