import type { TranslatedText } from '../translation.ts'

export const privacy: TranslatedText = {
  title: 'Pagkapribado',
  content: `<p>Sinasabi ng pahinang ito kung ano ang itinatago ng {brand} tungkol sa iyo, para saan, at gaano katagal.</p>
<h2>Ano ang itinatago namin</h2>
<table><thead><tr><th scope="col">Ano</th><th scope="col">Para saan</th><th scope="col">Gaano katagal</th></tr></thead><tbody>
<tr><td>Username, hash ng password mo, mga inilagay mo sa pagrehistro</td><td>para makapag-log in ka at magamit ang account mo</td><td>hanggang isara ang account</td></tr>
<tr><td>Mga pag-log in: oras, network address, device</td><td>para makita mo kung sino ang pumasok, at laban sa panghuhula ng password</td><td>hangga’t may account</td></tr>
<tr><td>Bawat round at bawat galaw ng pera</td><td>para sa pag-verify at pagkukumpara</td><td>hindi binubura, dahil dapat laging tugma ang mga tala</td></tr>
<tr><td>Mga limitasyon at pahinga mo</td><td>para ipatupad ang mga ito</td><td>hangga’t may bisa, kasama ang kasaysayan ng mga pagbabago</td></tr>
<tr><td>Mga isinulat mo sa amin, kasama ang mga larawan</td><td>para masagot</td><td>limang taon para sa mga reklamo</td></tr>
</tbody></table>
<h2>Ano ang hindi namin ginagawa</h2>
<ul><li>Hindi namin ibinebenta ang data mo o ibinabahagi para sa advertising.</li><li>Walang tracking code ng iba sa pahina. Walang sinusukat nang wala ang pahintulot mo, at sa ngayon ay walang kailangang pahintulutan.</li><li>Muling iginuguhit ang mga larawang ipinapadala mo: hindi itinatago kung saan kinunan at sa anong camera.</li></ul>
<h2>Sa browser mo</h2>
<p>Isang cookie para sa session, na hindi mababasa ng code sa pahina; ang wika, ang tema, at ang username mo kung hiniling mo (24 na oras). Hindi kailanman ang password.</p>
<h2>Mga karapatan mo</h2>
<p>Makikita mo ang data mo, maitatama, makakakuha ng kopya o maipabubura, maliban sa mga dapat itago ayon sa batas. <a href="/help/feedback?category=ACCOUNT">Sumulat sa amin</a>.</p>`,
}
