import type { TranslatedChapter } from '../translation.ts'

export const play: TranslatedChapter = {
  name: 'Paglalaro',
  articles: {
    'find-a-game': {
      title: 'Paghahanap ng laro',
      content: `<ul><li>Pindutin ang paghahanap sa itaas ng pahina, o ang key na <code>/</code>. Hindi kailangan ang tuldik: nahahanap ng “mien bac” ang “Miền Bắc”.</li><li>May mga filter ang bawat kategorya ayon sa studio, tema, volatility at balik sa manlalaro. Nasa address ng pahina ang mga ito, kaya maitatabi mo ang paghahanap o maipapadala sa iba.</li><li>Idinadagdag ng puso sa isang laro ang larong iyon sa <em>Mga paborito</em>; nasa <em>Kamakailan</em> ang mga nalaro mo.</li></ul>
<p>Hindi tumatakbo rito sa ngayon ang larong may markang <strong>Maintenance</strong>. Pindutin ito at mag-aalok kami ng iba.</p>`,
    },
    'sen-vang': {
      title: 'Paano laruin ang Sen Vàng',
      content: `<p>Limang reel, tatlong hilera, 20 linya; laging nilalaro ang lahat ng linya. Ang taya ay mula 1,000 hanggang 500,000.</p>
<ul><li>Binabayaran ng linya ang pinakamahabang sunod-sunod ng iisang simbolo mula sa kaliwang reel, tatlo o higit pa. Pinagsasama ang panalo ng iba’t ibang linya.</li><li>Nasa reel 2, 3 at 4 ang wild at pumapalit ito sa bawat simbolo maliban sa perlas ng buwan.</li><li>Ang tatlo, apat o limang perlas ng buwan kahit saan ay nagbabayad ng 2, 10 o 100 beses ng taya at nagbibigay ng 10, 15 o 20 libreng spin, kung saan pinararami nang tatlo ang bawat panalo.</li></ul>
<p>Ang balik sa manlalaro ay {rtp}%: karaniwan sa lahat ng 33,554,432 kombinasyon, hindi sa mga round na nagkataong nilaro mo. Nasa laro, sa <em>Mga panuntunan</em>, ang paytable at ang hash ng konpigurasyon.</p>`,
    },
    'cho-noi': {
      title: 'Paano laruin ang Chợ Nổi',
      content: `<p>Anim na hanay, limang hilera, walang linya: panalo ang walo o higit pang magkakaparehong simbolo saanman. Mula 1,000 hanggang 500,000 ang taya.</p>
<ul><li>Nawawala ang nanalo, bumabagsak ang natira at may pumapasok na bagong simbolo, hanggang wala nang nananalo.</li><li>Ang apat, lima, o anim at higit pang bangka ng palengke ay nagbabayad ng 3, 5 o 100 beses ng taya at nagsisimula ng sampung free spin.</li><li>Sa free spins, may dalang multiplier na 2 hanggang 100 ang gintong salakot. Pinagsasama ang lahat ng nakikitang multiplier at pinararami nito ang panalo ng spin. Tatlo o higit pang bangka ay nagdaragdag ng limang spin, hanggang 200 bawat round.</li></ul>
<p>Ang return to player ay {marketRtp}%, sinukat sa 200 milyong simulated na round, sa loob ng humigit-kumulang 0.1%. Nasa <em>Mga tuntunin</em> ng laro ang paytable, volatility at tsansa ng maximum.</p>`,
    },
    'roi-nuoc': {
      title: 'Paano laruin ang Rối Nước',
      content: `<p>Limang reel, apat na hanay, 1,024 paraan: nananalo ang simbolo sa tatlo o higit pang magkasunod na reel mula kaliwa, saanmang hanay.</p><ul><li>Tatlo, apat o limang perlas ng apoy ang nagbibigay ng 10, 15 o 20 libreng ikot, kung saan bawat pabilyon ay bilang na tatlong simbolo.</li><li>Maaaring magbayad ng dagdag para sa mas maraming libreng ikot, o bilhin agad kung pinapayagan ng site. Ang taya ay ang kabuuang binayad.</li></ul><p>Ang return to player ay {puppetRtp}%, binilang sa lahat ng 102,400,000 kombinasyon; ang sa bawat paraan ng taya ay nasa <em>Mga tuntunin</em> ng laro.</p>`,
    },
    'mua-vang': {
      title: 'Paano laruin ang Mùa Vàng',
      content: `<p>Tatlong tudling na may tiglimang kahon: tatlo o higit pang magkakatabing magkaparehong simbolo sa isang tudling ang panalo.</p><ul><li>Anim o higit pang gintong bakol ang nagsisimula ng anihan: nananatili ang mga bakol, tatlong beses muling iikot ang bakante, at bawat bagong bakol ay nagbabalik sa tatlo.</li><li>Sa dulo, pinagsasama ang lahat ng bakol. Kapag puno ang labinlimang kahon, may dagdag na 1,000 beses ng taya.</li></ul><p>Ang return to player ay {harvestRtp}%, eksaktong kinuwenta; ang sa bawat paraan ng taya ay nasa <em>Mga tuntunin</em> ng laro.</p>`,
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
