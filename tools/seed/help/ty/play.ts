import type { TranslatedChapter } from '../translation.ts'

export const play: TranslatedChapter = {
  name: 'Paglalaro',
  articles: {
    'find-a-game': {
      title: 'Paghahanap ng laro',
      content: `<ul><li>Pindutin ang paghahanap sa itaas ng pahina, o ang key na <code>/</code>. Hindi kailangan ang tuldik: nahahanap ng “mien bac” ang “Miền Bắc”.</li><li>May mga filter ang bawat kategorya ayon sa studio, tema, volatility at balik sa manlalaro. Nasa address ng pahina ang mga ito, kaya maitatabi mo ang paghahanap o maipapadala sa iba.</li><li>Idinadagdag ng puso sa isang laro ang larong iyon sa <em>Mga paborito</em>; nasa <em>Kamakailan</em> ang mga nalaro mo.</li></ul>
<p>Hindi tumatakbo rito sa ngayon ang larong may markang <strong>Maintenance</strong>. Pindutin ito at mag-aalok kami ng iba.</p>`,
    },
    gamble: {
      title: 'Pagdoble ng panalo',
      content: `<p>Pagkatapos ng panalong spin, kung pinapayagan ng site, maitataya mo ang buong panalo sa isang baraha: doble kapag tama ang kulay, apat na beses kapag tama ang suit, at mawawala kapag mali. Pantay ang tsansa ng bawat baraha kaya eksaktong 100% ang balik.</p><ul><li>Hanggang limang hakbang at 64 na beses ng panalo, hindi lalampas sa pinakamataas ng laro.</li><li>Nasa wallet mo na ang panalo; kinukuha ng bawat hakbang ang itinaya at agad na binabayaran ang napanalunan. Puwede kang umalis anumang oras, walang nakabinbin.</li><li>Hinuhugot ang baraha mula sa seed pair ng laro kaya nabeberipika. Hindi ito binibilang sa turnover, puntos, o jackpot; sakop pa rin ng mga limitasyon mo.</li></ul>`,
    },
    'quick-games': {
      title: 'Mabilis na laro at larong maraming hakbang',
      content: `<p>Tapos sa isang pindot ang dice, Limbo, Plinko, gulong, cara o cruz, bato-bato-pik, scratch card, at keno: piliin ang taya, itakda ang halaga, at maglaro. Ipinapakita ang multiplier bago ka tumaya.</p><ul><li>Hakbang-hakbang ang mines, hi-lo, at tower: tumataas ang multiplier sa bawat tamang hakbang, puwedeng mag-cash out anumang oras, at mawawala ang taya sa maling hakbang.</li><li>Itinatabi nang 24 na oras ang hindi natapos na round. Pagkatapos nito, binabayaran ito sa kinatatayuan; kung walang hakbang, ibinabalik ang taya.</li></ul><p>Nasa <em>Mga panuntunan</em> ng laro ang balik ng bawat taya; nabeberipika ang bawat round.</p>`,
    },
    'speed-and-autoplay': {
      title: 'Bilis at autoplay',
      content: `<p>Mula sa isang pagpindot hanggang sa susunod, hindi bababa sa {seconds} segundo ang lilipas, gaano ka man kabilis pumindot. {quickStop}</p><p>{autoplay}</p><p>Sinasabi ng orasan sa bar ng laro kung gaano ka na katagal naglalaro at ang resulta hanggang ngayon.</p>`,
    },
    'interrupted-round': {
      title: 'Kapag naputol ang round',
      content: `<p>Hindi kailanman nawawala ang round. Sabay-sabay na itinatala ang taya, resulta at panalo bago ipakita ang pag-ikot.</p>
<ul><li>Naputol ang koneksyon o naisara ang pahina? Buksan ulit ang laro: ipapakita ang round hanggang dulo, saka ka makakataya ulit.</li><li>Pinindot mo ang Spin at walang sagot? Nagtatanong ulit ang pahina gamit ang numero ng round ding iyon, kaya hindi ka kailanman magbabayad nang dalawang beses.</li><li>Iisang laro sa dalawang tab? Ang mas huling binuksan ang magpapatuloy; sasabihin ng nauna na tapos na ang session nito.</li></ul>
<p>Maikukumpara mo ito sa <a href="/records/bets">Tala ng mga taya</a>.</p>`,
    },
    'vietnamese-lottery': {
      title: 'Paano laruin ang lottery ng Vietnam',
      content: `<ol><li>Buksan ang <a href="/vnlottery">Lottery ng Vietnam</a>, pumili ng rehiyon, istasyon at uri ng taya.</li><li>Pumili ng mga numero sa tablero, o gamitin ang <em>Mabilis na tipa</em>, gaya ng <code>58 07 lo 10n</code>.</li><li>Ilagay ang punto. Ipinapakita ng tiket ang taya, ang panalo bawat tama at ang pinakamataas na panalo.</li><li>Pindutin ang <em>Tumaya</em> bago magsara ang taya. May numero ang tiket at nasa <a href="/records/bets">Tala ng mga taya</a> ito.</li></ol>
<ul><li><strong>Lô</strong>: ang huling dalawa, tatlo o apat na digit ng alinmang premyo. May bayad ang bawat tama.</li><li><strong>Đề</strong>: ang huling dalawang digit ng espesyal na premyo.</li><li><strong>Xiên</strong>: dapat lumabas ang lahat ng numerong pinili mo. <strong>Trượt</strong>: dapat walang lumabas sa mga ito.</li><li><strong>Đá</strong> (Timog at Gitna): pares ng numero na parehong lumabas; sa đá xiên, magkasamang binibilang ang dalawang istasyon.</li></ul>
<p>Ang ibig sabihin ng “1 sa 99”: kapag tumama, 99 na beses ng taya bawat yunit ang matatanggap mo, kasama na ang taya. Nasa <em>Mga tuntunin</em> sa tablero ang buong tuntunin ng bawat uri.</p>
<p>Nasa <a href="/results">Resulta ng loterya</a> ang resulta ng bawat araw, estadistika, pagsusuri ng numero at paalala bago magsara ang taya. Pagbabalik-tanaw lang ang estadistika: hiwalay ang bawat bunot.</p>`,
    },
    'fast-lotteries': {
      title: 'Mabibilis na lottery',
      content: `<p>Bukod sa mga istasyong bumubunot araw-araw, marami kaming larong kami mismo ang bumubunot: karera, dice, keno at mabibilis na istasyon, bawat 45 segundo hanggang 10 minuto. Nasa <a href="/elott">Lottery</a> ang lahat ng ito.</p>
<ul><li>Ipinapakita ng orasan kung gaano pa katagal bukas ang taya. Hindi tinatanggap ang tiket na dumating pagkasara, at walang ibabawas na pera.</li><li>Inilalagay ng <em>Sundan sa ilang bunot</em> ang iisang tiket sa ilang sunod-sunod na bunot, at puwede itong huminto kapag nanalo.</li><li>Inilalathala ang hash ng seed bago magbukas ang taya. Pagkatapos ng bunot, pindutin ang <em>Ebidensya</em> sa tiket mo para ikaw mismo ang kumuwenta ulit ng resulta.</li></ul>
<p>Walang bisa ang bunot na hindi natuloy, at buong ibinabalik ang taya.</p>`,
    },
  },
}
