import type { TranslatedText } from '../translation.ts'

export const terms: TranslatedText = {
  title: 'Mga tuntunin ng paggamit',
  content: `<p>Sa paggawa ng account, sumasang-ayon ka sa mga sumusunod. Nakatago kasama ng account mo ang bersyong sinang-ayunan mo at laging mababasa sa pahinang ito.</p>
<h2>1. Demonstrasyon ito</h2>
<p>Tumatakbo ang {brand} sa demo na pera. Masusubukan mo ang pagdeposito at pag-withdraw, pero kunwari lang ang mga ito: walang totoong perang gumagalaw. Walang halaga ang demo na pera at hindi ito mapapalitan ng totoong pera o bilihin. Walang sinuman dito ang puwedeng kumuha ng totoong pera mula sa iyo; kung may humingi, huwag magbayad at sabihin sa amin.</p>
<h2>2. Sino ang puwedeng maglaro</h2>
<p>Mga taong {age} taong gulang pataas, kung saan pinapayagan ng batas. Isang account bawat tao, na siya lang ang gumagamit. Bawal ang software na kusang naglalaro.</p>
<h2>3. Ang account mo</h2>
<p>Ikaw lang dapat ang may alam ng password mo. Sabihin sa amin kung sa tingin mo ay may ibang nakapasok. Itinuturing na sa iyo ang mga ginawa sa account mo hanggang sabihin mo sa amin.</p>
<h2>4. Mga laro at resulta</h2>
<p>Nasa bawat laro ang mga panuntunan, paytable at balik sa manlalaro. Kinukuwenta ang resulta mula sa mga seed na inilathala ang hash bago ang round, at nave-verify ito. May bisa ang round na naitala, ipinakita man ang pag-ikot hanggang dulo o hindi. Kung dahil sa sira ay iba ang resulta sa inilathalang mga panuntunan, ilalagay ang resultang ayon sa panuntunan sa sarili nitong linya na makikita mo.</p>
<h2>5. Mga limitasyon at pahinga</h2>
<p>Ipinatutupad agad ang mga limitasyon, pahinga at self-exclusion na itinakda mo, at walang nagpapaikli nito. Paglabag sa mga tuntuning ito ang paggawa ng ibang account para iwasan ang mga iyon.</p>
<h2>6. Kapag nagsasara kami ng account</h2>
<p>Maaaring isara ang account na ginagamit sa panlilinlang, sa pag-atake sa site o sa pamiminsala sa iba; sasabihin namin kung bakit. Maisasara mo ang sarili mong account kahit kailan.</p>
<h2>7. Mga reklamo</h2>
<p>Ipadala sa pahinang <a href="/help/feedback?category=COMPLAINT">Magpadala ng puna</a>. Masasagot ka sa loob ng 10 araw at maaari mong hilinging tingnan ito ng ibang tao.</p>
<h2>8. Mga pagbabago</h2>
<p>Ang bagong tuntunin ay bagong bersyon na may sariling petsa. Mababasa pa rin dito ang mga naunang bersyon at may bisa pa rin ang mga ito sa mga nangyari sa ilalim ng mga iyon.</p>`,
}
