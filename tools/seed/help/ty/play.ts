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
    'mat-rung': {
      title: 'Paano laruin ang Mật Rừng',
      content: `<p>Anim na hanay, anim na linya. Ang lima o higit pang magkakadikit na magkaparehong simbolo ay panalong kumpol.</p><ul><li>Pumuputok ang mga kumpol, bumabagsak ang natira at may pumapasok na bago hanggang wala nang kumpol. Kasama ang patak ng pulot sa bawat kumpol na kadikit nito.</li><li>Bawat simbolong pumutok ay isang patak sa garapon. Ang dalawampu’t apat sa isang ikot ay nagbubukas ng sampung libreng ikot, kung saan ang mga bagsak ay nagbabayad ng 1, 2, 4, 8 at 16 na beses.</li></ul><p>Ang return to player ay {honeyRtp}%, kinuwenta sa lahat ng 262,144 board; ang sa bawat paraan ng taya ay nasa <em>Mga tuntunin</em> ng laro.</p>`,
    },
    gamble: {
      title: 'Pagdoble ng panalo',
      content: `<p>Pagkatapos ng panalong spin, kung pinapayagan ng site, maitataya mo ang buong panalo sa isang baraha: doble kapag tama ang kulay, apat na beses kapag tama ang suit, at mawawala kapag mali. Pantay ang tsansa ng bawat baraha kaya eksaktong 100% ang balik.</p><ul><li>Hanggang limang hakbang at 64 na beses ng panalo, hindi lalampas sa pinakamataas ng laro.</li><li>Nasa wallet mo na ang panalo; kinukuha ng bawat hakbang ang itinaya at agad na binabayaran ang napanalunan. Puwede kang umalis anumang oras, walang nakabinbin.</li><li>Hinuhugot ang baraha mula sa seed pair ng laro kaya nabeberipika. Hindi ito binibilang sa turnover, puntos, o jackpot; sakop pa rin ng mga limitasyon mo.</li></ul>`,
    },
    roulette: {
      title: 'Paano laruin ang European Roulette',
      content: `<p>May 37 numero ang gulong, 0 hanggang 36, at pantay ang tsansa ng bawat isa. Panalo ang taya kapag kasama rito ang lumabas na numero; makukuha mo ang taya na pinarami sa multiplier, kasama ang taya. Hindi pula o itim, even o odd ang 0. Nagbabalik ng 97.30% ang bawat taya.</p><p>Racetrack: pindutin ang numero para tayaan ito at ang mga katabi. Tiyak ang bilang ng chip sa mga call bet: voisins siyam, tiers anim, orphelins lima, jeu zéro apat.</p>`,
    },
    baccarat: {
      title: 'Paano laruin ang Moon Baccarat',
      content: `<p>Bawat round ay mula sa walong deck na bagong balasa. Alas ay 1, ang 10 at mga larawan ay 0; ang puntos ay ang huling digit ng suma. Panalo ang mas malapit sa 9.</p><ul><li>Kapag may 8 o 9 sa dalawang baraha ang isang panig, wala nang bubunot. Bumubunot ang player sa 0–5. Bumubunot ang banker sa 0–2; sa 3 maliban kung 8 ang ikatlong baraha ng player, sa 4 kung 2–7 ito, sa 5 kung 4–7, sa 6 kung 6–7. Kapag hindi bumunot ang player, bumubunot ang banker sa 0–5.</li><li>Sa tabla, ibinabalik ang taya sa player at banker. May 5% komisyon ang panalo ng banker. Ang pair ay dalawang unang baraha na magkapareho ang ranggo.</li></ul><p>Ang taya sa banker ay may return na {baccaratRtp}%; ang sa bawat taya ay nasa <em>Mga tuntunin</em> ng laro.</p>`,
    },
    blackjack: {
      title: 'Paano laruin ang Blackjack',
      content: `<p>Walong deck, binabalasa bawat round. Panalo ang mas malapit sa 21 kaysa dealer; lampas sa 21 ay talo. Ang alas ay 1 o 11, ang mga larawan ay 10. Blackjack bayad 3:2, ibang panalo 1:1, pareho ay ibinabalik ang taya. Humihinto ang dealer sa lahat ng 17 at sinisilip ang nakataob kapag alas o 10 ang bukas.</p><ul><li>Doble: isa pang taya at isang baraha lang, pati pagkatapos hatiin. Hatiin: dalawang magkahalaga ay nagiging dalawang kamay, hanggang apat; tig-iisang baraha ang hinating alas, at ang 21 noon ay hindi blackjack. Kusang humihinto ang 21. Kung kulang ang balanse, tinatanggihan ang galaw at nananatili ang round.</li><li>Seguro: kapag alas ang bukas ng dealer, kalahating taya bawat kamay, iisang sagot sa lahat; bayad 2:1 kapag may blackjack ang dealer. 7.47% ang lamang ng bahay sa seguro.</li><li>Ang hindi natapos na round ay itinatago nang 24 oras mula sa pamimigay. Paglampas, hihinto ang lahat ng kamay, walang seguro, at babayaran ang round. Habang bukas ito, hindi mapapalitan ang seed.</li></ul><p>Sa pinakamahusay na laro, ang return to player ay {blackjackRtp}%; mas mababa sa ibang laro. Nasa <em>Mga tuntunin</em> ng laro ang paytable.</p>`,
    },
    'video-poker': {
      title: 'Paano laruin ang Jacks o Mas Mataas',
      content: `<p>Makakakuha ka ng limang baraha mula sa 52, pipiliin ang hahawakan at bubunot; ang hindi hawak ay pinapalitan nang isang beses at binabayaran ang kamay ayon sa talaan. Nabunot na mula sa seed ang mga kapalit bago ka pumili.</p><p>Ang hindi natapos na round ay itinatago nang 24 oras mula sa pamimigay. Paglampas, hahawakan ang lahat ng lima at babayaran ang kamay. Habang bukas ito, hindi mapapalitan ang seed.</p><p>Sa pinakamahusay na laro, ang return to player ay {pokerRtp}%; mas mababa sa ibang laro. Nasa <em>Mga tuntunin</em> ng laro ang paytable.</p>`,
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
