import type { TranslatedChapter } from '../translation.ts'

export const rewards: TranslatedChapter = {
  name: 'Mga promo at gantimpala',
  articles: {
    'take-rewards': {
      title: 'Pagkuha ng gantimpala',
      content: `<p>Nasa pahinang <a href="/promotions">Mga promosyon</a> ang mga bukas; may sariling tuntunin ang bawat isa na makikita bago kunin.</p>
<ul><li><strong>Check-in, code, pulang sobre, gulong</strong>: isang pindot lang. Nahuhulog din sa chat room ang mga bukas na pulang sobre.</li><li><strong>Cashback, regalo sa bagong miyembro, kaarawan, kaibigan, ranggo, entry</strong>: naghihintay sa Mga gantimpala hanggang matapos ang oras.</li><li><strong>Mga misyon</strong>: kusang binibilang; makukuha pa ang gantimpala ng araw sa loob ng 24 oras.</li><li><strong>Bonus sa deposito</strong>: pumili bago magdeposito; nakasulat doon ang kailangang itaya.</li></ul>
<p>Pumapasok sa pangunahing wallet ang gantimpala. Nasa pahinang <strong>Mga bonus</strong> ang natitirang itataya bago mag-withdraw.</p>`,
    },
    'free-rounds': {
      title: 'Libreng spin at libreng taya',
      content: `<p>Kami ang nagbabayad ng taya sa libreng round: hindi bababa ang balanse mo. Buksan ang laro at handa na ang mga ito; pindutin ang <strong>Gamitin ang balanse</strong> para sariling pera ang gamitin.</p>
<ul><li><strong>Libreng spin</strong>: sa iyo ang buong panalo.</li><li><strong>Libreng tiket</strong>: piliin sa bet slip; sa iyo ang panalo bawas ang taya. Kapag walang bisa ang bunot, magagamit itong muli.</li><li><strong>Libreng taya</strong>: sa iyo ang panalo bawas ang taya.</li><li>May pinakamataas na kabuuang panalo, makikita sa laro.</li><li>Agad pumapasok ang panalo at kailangang itaya ayon sa tuntunin bago mag-withdraw. Hindi valid na taya ang libreng round.</li></ul>
<p>Nasa Mga gantimpala ang natitira at hangganan. Mawawala ang hindi nagamit.</p>`,
    },
    'deposit-bonus': {
      title: 'Bonus sa deposito',
      content: `<p>Pumili ng bonus bago magdeposito. Nasa pahina ng deposito ang lahat ng tuntunin, at mananatili ang mga ito gaya noong pinili mo.</p>
<ul><li>Isang bonus lang ang itataya sa isang pagkakataon. Iisa ang kailangang itaya para sa deposito at bonus.</li><li>Habang tumataya, may pinakamataas ang bawat taya; naka-lock ang mga larong hindi binibilang, at walang ibinabawas sa iyo.</li><li>Maaari kang umatras anumang oras: babawiin ang bonus at ang napanalunan mula nang dumating ito; sa iyo pa rin ang deposito at ang naunang panalo. Makikita ang halaga bago mo kumpirmahin.</li></ul>
<p>Pang-aabuso ang pagtaya sa magkabilang panig, mag-isa o may kasama, para matapos nang walang panganib: dalawang kawani ang titingin at maaaring bawiin ang bonus.</p>`,
    },
    missions: {
      title: 'Check-in at mga misyon',
      content: `<p>Isang pindot bawat araw ang check-in. Kapag may nalaktawang araw, magsisimula ulit ito sa una; sa iyo na ang natanggap.</p>
<ul><li>Kusang binibilang ang misyon mula sa deposito, taya, panalo, at mga araw ng login o check-in, o unang deposito ng mga kaibigan, simula nang magbukas ito.</li><li>Hindi binibilang ang kinanselang taya at libreng round.</li><li>Kasama sa misyon ng profile ang mga hakbang na tapos mo na dati; binubuksan ng <strong>Kumpletuhin</strong> ang susunod.</li><li>00:00 ang simula ng bagong araw. Makukuha pa ang gantimpala ng nakaraang araw sa loob ng 24 oras.</li><li>Magbubukas ang naka-lock na misyon sa nakasulat na VIP level; kasama pa rin ang nagawa mo bago iyon.</li></ul>`,
    },
    'wheel-and-rankings': {
      title: 'Ang gulong at mga ranggo',
      content: `<p>Nakasulat sa tabi ng gulong ang tsansa ng bawat premyo. Pasya na ang resulta bago umikot; pindutin ang <strong>Suriin</strong> para ikaw mismo ang magkuwenta.</p>
<ul><li>Galing sa deposito at taya ng araw ang mga ikot at hindi ibinebenta. Hanggang sa araw na iyon lang.</li><li>Kapag ubos na ang premyo, ang huli ang ibibigay; hindi nagbabago ang tsansa ng iba.</li><li>Binibilang sa ranggo ang tapos nang taya, ang pinakamataas na multiple, o ang pinakamahabang sunod-sunod na panalo, ng panahon. Kung pantay, mas mataas ang naunang umabot.</li><li>Ibinibigay ang premyo isang oras pagkatapos. Maaari mong itago ang pangalan mo sa setting ng mensahe.</li></ul>`,
    },
    'bring-friends': {
      title: 'Pag-imbita ng kaibigan',
      content: `<p>Ibahagi ang code o link mo mula sa Mag-imbita ng kaibigan. Kaibigan mo ang sinumang magrehistro gamit iyon.</p>
<ul><li>Kuwalipikado ang kaibigan kapag sapat ang unang deposito at valid na taya sa loob ng mga araw na nasa tuntunin.</li><li>May bahagi ka sa unang deposito, hanggang sa pinakamataas, at dagdag sa bawat hakbang ng bilang.</li><li>Makikita mo ang kalagayan ng bawat isa at ang dala niyang gantimpala; sa kanila lang ang halaga ng deposito at taya.</li><li>Sinusuri muna kapag iisa ang device, account sa pagtanggap o tao.</li></ul>`,
    },
    'vip-levels': {
      title: 'Mga VIP level',
      content: `<p>Tumataas ang level sa lahat ng valid na taya at deposito; nasa pahinang <a href="/vip">VIP</a> ang kulang pa. Walang hangganan ang oras.</p>
<ul><li>Tuwing gabi tumataas ang level. Isang beses ibinibigay ang regalo ng bawat level.</li><li>Napapanatili ito ng valid na taya sa isang buwan. Kapag kulang, isang level lang ang baba; protektado ka ng 30 araw pagkatapos tumaas.</li><li>Ayon sa level ang lingguhan, buwanan at regalo sa kaarawan, at ang rebate araw-araw.</li><li>Nakasulat sa naka-lock na promo kung anong level ito magbubukas.</li></ul>`,
    },
    points: {
      title: 'Puntos at mga regalo',
      content: `<p>Nagiging puntos ang tapos nang taya ayon sa uri ng laro at VIP level. Hindi napapaso ang puntos, at itinatabi ang sukli.</p>
<ul><li>Ipalit ang puntos sa pera sa <a href="/pointMall">Points mall</a> gamit ang password sa transaksyon; isang beses itataya ang pera.</li><li>Agad ibinabawas ang puntos sa regalo at pinoproseso ito. Kapag tinanggihan, ibabalik ang puntos kasama ang dahilan.</li><li>Nakasulat sa naka-lock na regalo ang kailangang VIP level.</li><li>Kapag kinansela ang taya, binabawi ang puntos nito.</li></ul>`,
    },
  },
}
