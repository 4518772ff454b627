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
<p>Pindutin ang isang linya para sa detalye: balanse bago at pagkatapos, numero, at ang link para i-verify ang round. Oras ng Vietnam ang gamit.</p>`,
    },
    'account-record': {
      title: 'Tala ng account',
      content: `<p>Ipinapakita ng <a href="/records/account">Tala ng account</a> ang bawat galaw ng wallet mo: taya, panalo, ibinigay na demo na pera, at ang balanse pagkatapos ng bawat isa. Walang linyang binabago o binubura; itinutuwid ang mali sa pamamagitan ng sarili nitong linya.</p>
<p>May linyang hindi mo maintindihan? Kopyahin ang numero nito at <a href="/help/feedback?category=ACCOUNT">sumulat sa amin</a>.</p>`,
    },
    deposit: {
      title: 'Pagdedeposito',
      content: `<ol><li>Buksan ang <a href="/deposit">Magdeposito</a>, pumili ng paraan at ilagay ang halaga. Makikita roon ang pinakamababa, ang pinakamataas at ang bayad.</li><li>Ipadala ang eksaktong halaga, kasama ang eksaktong nilalaman ng transfer. Sa bank transfer, ang nilalamang iyon ang nagsasabing sa iyo ang pera.</li><li>Papasok ang pera sa wallet mo sa sandaling kumpirmahin ito ng bangko o ng payment provider. Kusang nag-a-update ang pahina; hindi kailangang i-reload.</li></ol>
<p>Magpadala lang mula sa account na nakapangalan sa iyo. Kailangan munang suriin ng staff ang perang galing sa account ng iba.</p>
<p>Nagbayad ka na pero wala pa ang pera? Buksan ang order, pindutin ang <em>Nagbayad na ako</em> at magpadala ng larawan ng resibo. Kung wala pa rin pagkatapos nito, <a href="/help/feedback?category=DEPOSIT">sumulat sa amin</a> at isama ang numero ng order.</p>`,
    },
    withdraw: {
      title: 'Pag-withdraw',
      content: `<p>Nakalista sa <a href="/withdraw">Mag-withdraw</a> ang lahat ng kailangan sa unang withdrawal: transaction password, buong pangalan, numero ng telepono, account na tatanggap, at ang kailangang itaya. May tsek ang mga tapos na.</p>
<ul><li>Dapat nakapangalan sa iyo ang account na tatanggap. Karaniwang magagamit agad ang una, at ang mga idaragdag mo pa ay pagkatapos ng 24 na oras.</li><li>Ipinapakita ng pahina kung magkano ang puwedeng i-withdraw ngayon, ang bayad, at kung bakit hindi pa makukuha ang lahat.</li><li>Karaniwang ipinadadala agad ang maliliit na withdrawal. Sinusuri muna ng staff ang malalaki, kung minsan ng dalawang tao.</li><li>Kapag natanggap mo na ang buong halaga, pindutin ang <em>Dumating na</em>. Kung hindi, sabihin ito sa withdrawal na iyon at titingnan namin sa bangko.</li></ul>
<p>Kapag hindi naaprubahan ang withdrawal, ibabalik ang pera sa wallet mo kasama ang dahilan. May tanong? <a href="/help/feedback?category=WITHDRAWAL">Sumulat sa amin</a> at isama ang numero nito.</p>`,
    },
    wagering: {
      title: 'Kailangang itaya bago mag-withdraw',
      content: `<p>May takdang halagang kailangan mong itaya para sa bawat deposito bago ka makapag-withdraw. Laging makikita sa pahinang <a href="/withdraw">Mag-withdraw</a> kung magkano pa ang kulang.</p>
<ul><li>Binibilang lang ang mga taya sa totoong pera na inilagay pagkatapos ng deposito at may resulta na. Hindi bilang ang mga tayang kinansela o ibinalik.</li><li>Inuunang punan ang pinakalumang takda. Isang beses lang binibilang ang bawat taya.</li><li>Depende sa produkto, buo o bahagi ng taya ang bilang; nasa ilalim ng natitirang halaga ang listahan.</li></ul>
<p>Kung halos wala nang natitira sa iyo kapag nagdeposito ka ulit, kusang natatapos ang mga naunang takda.</p>`,
    },
    identity: {
      title: 'Patunay kung sino ka',
      content: `<p>May halagang puwede mong ideposito at i-withdraw bago mo kumpirmahin kung sino ka. Makikita sa <a href="/deposit">Magdeposito</a> at <a href="/withdraw">Mag-withdraw</a> kung magkano pa ang natitira, na may link kapag kailangan na. Magagawa mo rin ito sa pahinang <a href="/account/security">Seguridad ng account</a>.</p>
<ul><li>Sa unang hakbang, kailangan ang buong pangalan, kaarawan at address mo, eksaktong gaya ng nasa dokumento.</li><li>Para sa mas malaking halaga: larawan ng harap at likod ng ID card, o ng pahina ng larawan sa pasaporte, at larawan mo na hawak ang dokumento. Sa pinakamataas na antas, kailangan ng mga papel na nagpapakita kung saan galing ang pera mo.</li><li>Dapat kita ang apat na sulok, walang silaw at walang natatakpan. Makakatanggap ka ng mensahe kapag nasuri na ng staff; kung hindi tinanggap, nakasulat doon kung bakit.</li></ul>
<p>Para sa pagkumpirmang ito lang ginagamit ang mga larawan. Nakatala ang bawat pagbukas ng staff sa mga ito.</p>`,
    },
  },
}
