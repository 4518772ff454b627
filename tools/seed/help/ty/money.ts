import type { TranslatedChapter } from '../translation.ts'

export const money: TranslatedChapter = {
  name: 'Pera at mga tala',
  articles: {
    'demonstration-money': {
      title: 'Demo na pera',
      content: `<p>May 10,000,000.00 VND na demo na pera ang bagong account. Kapag mas mababa na sa 100,000.00 ang natitira, lalabas sa tabi ng balanse ang button na <em>Kumuha ng demo na pera</em> na pupuno ulit dito, isang beses sa isang araw (ayon sa oras ng Vietnam).</p>
<p>Isinusulat ito na parang VND para pamilyar sa mata, pero sarili itong uri ng pera at hindi mapapalitan ng totoong pera. Masusubukan mo ang pagdeposito at pag-withdraw; walang totoong perang gumagalaw.</p>
<p>Itinatago ng mata sa tabi ng balanse ang halaga bilang <code>***</code>.</p>`,
    },
    'betting-record': {
      title: 'Tala ng mga taya',
      content: `<p>Nakalista sa <a href="/records/bets">Tala ng mga taya</a> ang bawat round: oras, laro, taya, panalo, tubo o lugi. Piliin ang mga petsa, katayuan, at totoo o libreng laro.</p>
<p>Pindutin ang isang linya para sa detalye: balanse bago at pagkatapos, numero, at ang link para i-verify ang round. Oras ng Vietnam ang gamit, na isinusulat na taon-buwan-araw.</p>`,
    },
    'account-record': {
      title: 'Tala ng account',
      content: `<p>Ipinapakita ng <a href="/records/account">Tala ng account</a> ang bawat galaw ng wallet mo: taya, panalo, ibinigay na demo na pera, at ang balanse pagkatapos ng bawat isa. Walang linyang binabago o binubura; itinutuwid ang mali sa pamamagitan ng sarili nitong linya.</p>
<p>May linyang hindi mo maintindihan? Kopyahin ang numero nito at <a href="/help/feedback?category=ACCOUNT">sumulat sa amin</a>.</p>`,
    },
  },
}
