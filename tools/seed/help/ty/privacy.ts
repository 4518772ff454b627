import type { TranslatedText } from '../translation.ts'

export const privacy: TranslatedText = {
  title: 'Pagkapribado',
  content: `<p>Sinasabi ng pahinang ito kung ano ang itinatago ng {brand} tungkol sa iyo, para saan, at gaano katagal.</p>
<h2>Ano ang itinatago namin</h2>
<table><thead><tr><th scope="col">Ano</th><th scope="col">Para saan</th><th scope="col">Gaano katagal</th></tr></thead><tbody>
<tr><td>Username, hash ng password mo, mga inilagay mo sa pagrehistro</td><td>para makapag-log in ka at magamit ang account mo</td><td>binubura 30 araw matapos isara ang account</td></tr>
<tr><td>Mga pag-log in: oras, network address, device</td><td>para makita mo kung sino ang pumasok, at laban sa panghuhula ng password</td><td>hanggang 5 taon, o hanggang mabura ang account</td></tr>
<tr><td>Bawat round at bawat galaw ng pera</td><td>para sa pag-verify at pagkukumpara</td><td>hindi bababa sa 5 taon</td></tr>
<tr><td>Mga limitasyon at pahinga mo</td><td>para ipatupad ang mga ito</td><td>5 taon</td></tr>
<tr><td>Mga isinulat mo sa amin, kasama ang mga larawan</td><td>para masagot</td><td>5 taon</td></tr>
<tr><td>Mga dokumento ng pagkakakilanlan</td><td>para kumpirmahin ang pagkakakilanlan ayon sa mga tuntunin laban sa money laundering</td><td>5 taon matapos isara ang account</td></tr>
<tr><td>Mga mensahe sa chat</td><td>para tulungan ka</td><td>90 araw</td></tr>
</tbody></table>
<h2>Ano ang hindi namin ginagawa</h2>
<ul><li>Hindi namin ibinebenta ang data mo o ibinabahagi para sa advertising.</li><li>Hindi kami gumagamit ng analytics o tracker ng ibang kompanya nang wala ang pahintulot mo, at mababawi mo ito kahit kailan.</li><li>Muling iginuguhit ang mga larawang ipinapadala mo: hindi itinatago kung saan kinunan at sa anong camera.</li></ul>
<h2>Sa browser mo</h2>
<p>Isang cookie para sa session, na hindi mababasa ng code sa pahina; ang wika, ang tema, at ang username mo kung hiniling mo (24 na oras). Hindi kailanman ang password.</p>
<h2>Mga karapatan mo</h2>
<p>Makikita mo ang data mo, maitatama, makakakuha ng kopya o maipabubura, maliban sa mga dapat itago ayon sa batas. <a href="/help/feedback?category=ACCOUNT">Sumulat sa amin</a>.</p>`,
}
