import type { TranslatedChapter } from '../translation.ts'

export const start: TranslatedChapter = {
  name: 'Pagsisimula',
  articles: {
    'what-is-this': {
      title: 'Ano ang {brand}?',
      content: `<p>Ang {brand} ay isang gaming site na tumatakbo sa <strong>demo na pera</strong>. Naglalaro ka na parang totoo, pero ang pera rito ay hindi mapapalitan ng totoong pera: pangsubok lang ang pagdeposito at pag-withdraw, at walang totoong perang gumagalaw.</p>
<p>Mga magagawa mo ngayon:</p>
<ul><li>maglaro ng <a href="/rng">slots</a> at <a href="/mini">mini games</a>, may account man o wala;</li><li>laruin ang <a href="/vnlottery">lottery ng Vietnam</a> at ang <a href="/elott">mabibilis na lottery</a>, na ang ilan ay binubunot bawat minuto;</li><li>ikaw mismo ang mag-verify ng resulta ng bawat round;</li><li>magtakda ng limitasyon sa pera at oras mo.</li></ul>
<p>Ang site ay para lang sa mga {age} taong gulang pataas.</p>`,
    },
    'open-account': {
      title: 'Paggawa ng account',
      content: `<p>Pindutin ang <strong>Magrehistro</strong> sa itaas ng pahina. Kailangang punan ang mga field na may *; ang iba ay nasa “Dagdag na impormasyon”.</p>
<ol><li><strong>Username</strong>: 6 hanggang 16 na letra o numero, na nagsisimula sa letra. Walang pinagkaiba ang malaki at maliit na letra.</li><li><strong>Password</strong>: 8 hanggang 20 karakter, hindi naglalaman ng username mo at hindi kabilang sa mga password na madaling mahulaan.</li><li>Lagyan ng tsek ang dalawang kahon: na {age} taong gulang ka o higit pa, at na sumasang-ayon ka sa <a href="/help/terms">mga tuntunin ng paggamit</a>. Itinatago ang bersyong sinang-ayunan mo at lagi itong mababasa ulit.</li></ol>
<p>Kapag ipinadala mo ito, may lulutasing maliit na palaisipan ang browser mo nang mga isang segundo, para patunayang hindi ka robot. Pagkatapos ay naka-log in ka na at may 10,000,000.00 VND na demo na pera.</p>
<p>“May gumagamit na ng username na ito”? Sumubok ng iba. Mananatili sa tab na ito ang mga na-type mo kahit isara ang window, maliban sa password.</p>`,
    },
    'free-play': {
      title: 'Libreng laro nang walang account',
      content: `<p>Pindutin ang <strong>Subukan</strong>: magbubukas ang site ng pansamantalang account para sa iyo na may 20,000,000 na perang panlaro.</p>
<ul><li>Nawawala ang pansamantalang account pagkalipas ng 24 na oras, kasama ang pera nito.</li><li>Ang perang panlaro ay hindi kailanman nagiging ibang pera.</li><li>Kinukuwenta ang resulta nang eksaktong kapareho ng sa totoong laro, at nave-verify din.</li><li>Ang mga bagay na nangangailangan ng totoong account, gaya ng pagtatakda ng limitasyon o pagpapadala ng puna na may larawan, ay hihiling na magrehistro ka.</li></ul>
<p>May account ka na? Sa loob ng laro, makakapagpalit ka pa rin sa pagitan ng <em>Totoong laro</em> at <em>Libreng laro</em>; pinupuno ulit ang perang panlaro mo kapag mas mababa na ito sa 100,000.</p>`,
    },
    'write-to-us': {
      title: 'Pagsulat sa amin',
      content: `<p>Buksan ang <a href="/help/feedback">Magpadala ng puna</a>, piliin kung tungkol saan ito, at sumulat ng 10 hanggang 500 karakter. Makakapagdagdag ang mga miyembro ng hanggang 3 larawan, png o jpg, tig-5 MB ang pinakamalaki; tinatanggal ang lokasyon at data ng camera sa larawan bago ito itago.</p>
<p>Makakatanggap ka ng <strong>numero ng kahilingan</strong>. Kung naka-log in ka, lalabas ang sagot sa mismong pahinang iyon at makakasulat ka pa hanggang maisara ang kahilingan. Walang sariling pahina ang bisita, kaya mag-iwan ng email o ibang paraan para maabot ka namin.</p>
<h3>Mga reklamo</h3>
<p>Piliin ang <em>Reklamo</em>: masasagot ka sa loob ng 10 araw, at nakasulat sa kahilingan ang huling araw. Kung hindi ka kuntento, tumugon sa kahilingan at sabihing gusto mong tingnan ito ng ibang tao.</p>`,
    },
  },
}
