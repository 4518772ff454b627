import type { TranslatedChapter } from '../translation.ts'

export const limits: TranslatedChapter = {
  name: 'Paglalaro nang may hangganan',
  articles: {
    'set-limits': {
      title: 'Pagtatakda ng limitasyon',
      content: `<p>Sa pahinang <a href="/account/limits">Mga limitasyon at pahinga</a>, magtatakda ka ng sarili mong limitasyon: sa talo sa 24 na oras, 7 araw at 30 araw; sa isang taya; sa minutong naka-log in sa isang araw; at sa mga deposito.</p>
<ul><li><strong>Mas mahigpit</strong>: may bisa mula sa susunod mong taya.</li><li><strong>Mas maluwag, o wala</strong>: maghihintay ng 24 na oras, saka mo kukumpirmahin ulit sa loob ng isang linggo. Hanggang noon, mananatili ang lumang limitasyon.</li><li>Binibilang ng limitasyon sa talo ang taya bawas ang panalo, sa lahat ng laro nang sama-sama, at sinusuri ito bago ang bawat taya.</li></ul>
<p>Para sa totoong laro lang ang mga limitasyon; hindi binibilang ang libreng laro.</p>
<p>Makikita sa <strong>Tubo at lugi</strong> kung magkano ang naideposito, na-withdraw, at panalo o talo mo. Puwedeng i-save bilang CSV o PDF ang buwanang statement doon.</p>`,
    },
    'take-a-break': {
      title: 'Pahinga at self-exclusion',
      content: `<p>Ang <strong>pahinga</strong> ay tumatagal mula 1 araw hanggang 3 buwan at kusang natatapos.</p>
<p>Ang <strong>self-exclusion</strong> ay tumatagal ng 6 na buwan, 1 taon, 5 taon o habambuhay. Hindi ito kusang natatapos: pagkatapos ng takda, mag-log in para humiling na makabalik at maghintay pa ng 24 na oras.</p>
<p>May bisa agad ang dalawa kapag kinumpirma mo gamit ang password: isinasara ang lahat ng session; walang pag-log in, walang taya, walang deposito. Walang makapagpapaikli nito, pati kami. Buo pa ring binabayaran ang round na bukas pa, at iyo pa rin ang pera mo.</p>
<p>Kung hindi na masaya ang laro, magsabi sa iba: sa dulo ng <a href="/account/limits">Mga limitasyon at pahinga</a> ay may mga makakausap ka, libre at kumpidensiyal.</p>`,
    },
    'reality-check': {
      title: 'Paalala sa oras',
      content: `<p>Pagkatapos ng bawat {checkMinutes} minuto ng laro, humihinto ang laro at ipinapakita kung gaano ka na katagal naglaro, magkano ang itinaya, magkano ang napanalunan, at ang resulta. Pipiliin mong ituloy ang laro, tingnan ang tala ng mga taya, o mag-log out; hanggang noon, hindi makakataya.</p>
<p>Mapapalitan mo ang pagitan sa pahinang <a href="/account/limits">Mga limitasyon at pahinga</a>. Hindi ito puwedeng i-off.</p>`,
    },
  },
}
