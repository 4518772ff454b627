import type { TranslatedChapter } from '../translation.ts'

export const rewards: TranslatedChapter = {
  name: 'Mga promo at gantimpala',
  articles: {
    'take-rewards': {
      title: 'Pagkuha ng gantimpala',
      content: `<p>Nasa pahinang <a href="/promotions">Mga promo</a> ang mga bukas; may sariling tuntunin ang bawat isa na makikita bago kunin.</p>
<ul><li><strong>Check-in, code, pulang sobre, gulong</strong>: isang pindot lang.</li><li><strong>Cashback, regalo sa bagong miyembro, kaarawan, kaibigan, ranggo, entry</strong>: naghihintay sa sentro ng gantimpala hanggang matapos ang oras.</li><li><strong>Mga misyon</strong>: kusang binibilang; makukuha pa ang gantimpala ng araw sa loob ng 24 oras.</li><li><strong>Bonus sa deposito</strong>: pumili bago magdeposito; nakasulat doon ang kailangang itaya.</li></ul>
<p>Pumapasok sa pangunahing wallet ang gantimpala. Nasa <strong>Detalye ng bonus</strong> ang natitirang itataya bago mag-withdraw.</p>`,
    },
    'free-rounds': {
      title: 'Libreng spin at libreng taya',
      content: `<p>Kami ang nagbabayad ng taya sa libreng round: hindi bababa ang balanse mo. Buksan ang laro at handa na ang mga ito; pindutin ang <strong>Gamitin ang balanse</strong> para sariling pera ang gamitin.</p>
<ul><li><strong>Libreng spin</strong>: sa iyo ang buong panalo.</li><li><strong>Libreng tiket</strong>: piliin sa bet slip; sa iyo ang panalo bawas ang taya. Kapag walang bisa ang bunot, magagamit itong muli.</li><li><strong>Libreng taya</strong>: sa iyo ang panalo bawas ang taya.</li><li>May pinakamataas na kabuuang panalo, makikita sa laro.</li><li>Agad pumapasok ang panalo at kailangang itaya ayon sa tuntunin bago mag-withdraw. Hindi valid na taya ang libreng round.</li></ul>
<p>Nasa sentro ng gantimpala ang natitira at hangganan. Mawawala ang hindi nagamit.</p>`,
    },
  },
}
