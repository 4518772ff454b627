import type { TranslatedChapter } from '../translation.ts'

export const account: TranslatedChapter = {
  name: 'Account at seguridad',
  articles: {
    'log-in-trouble': {
      title: 'Hindi makapag-log in',
      content: `<p>Para sa kaligtasan, pareho ang sagot ng site kung walang ganoong username o mali ang password. Tingnan isa-isa:</p>
<ul><li><strong>Mali ang username o password</strong>: tingnan ang Caps Lock at ang wika ng keyboard mo. Ipinapakita ng mata ang na-type mo.</li><li><strong>Nakalimutan ang password</strong>: pindutin ang “Nakalimutan ang password?” sa window ng pag-log in; ipapadala sa e-mail ng account ang link para magtakda ng bago.</li><li><strong>Mga karakter sa larawan</strong>: hinihingi pagkatapos ng isang mali. Walang pinagkaiba ang malaki at maliit na letra; kumuha ng ibang larawan kung mahirap basahin.</li><li><strong>Masyadong maraming subok</strong>: pagkatapos ng limang mali, kailangang maghintay ng 30 minuto ang lugar kung saan ka nagla-log in. Hindi ka mala-lock out ng ibang taong nagkamali sa pag-type gamit ang username mo.</li><li><strong>Nakapahinga o naka-self-exclude</strong>: sinasabi ng pahina kung hanggang kailan. Tingnan ang <a href="/help/take-a-break">Pahinga at self-exclusion</a>.</li><li><strong>Na-log out</strong>: iisang session lang ang account sa isang pagkakataon. Isinasara ng pag-log in sa ibang lugar ang lumang session, at gayon din ng 30 minutong walang paggamit.</li></ul>
<p>Hindi pa rin? <a href="/help/feedback?category=ACCOUNT">Sumulat sa amin</a>; hindi kailangang naka-log in. Huwag kailanman magpadala ng password.</p>`,
    },
    'change-password': {
      title: 'Pagpapalit ng password',
      content: `<ol><li>Pindutin ang avatar mo at piliin ang <strong>Palitan ang password</strong>. Sa telepono: <em>Account</em> sa ibaba ng screen.</li><li>Ilagay ang kasalukuyang password, saka ang bago nang dalawang beses.</li></ol>
<p>Isinasara agad ang iba mong session. Kung masyadong madaling mahulaan ang kasalukuyang password, hihingi ang site ng iba bago ka makapaglaro ulit, at hindi maisasara ang window na iyon.</p>
<p>Ang mahusay na password ay mahaba, ginagamit sa isang site lang, at gawa ng password manager: puwedeng mag-paste sa bawat field dito.</p>`,
    },
    'keep-safe': {
      title: 'Pagpapanatiling ligtas ng account',
      content: `<ul><li>Nakatago ang password mo bilang Argon2id hash na hindi mababasa ninuman dito. Hindi kailanman hihingin ng aming mga tauhan ang password o verification code mo.</li><li>Ang pag-log in, pagrehistro at pagpapalit ng password ay ine-encrypt nang isa pang beses sa browser mo bago lumabas ang anuman.</li><li>Nasa <a href="/account/security">Seguridad ng account</a> ang ikalawang hakbang gamit ang app sa telepono mo, mga passkey (fingerprint, mukha o PIN ng device) at ang listahan ng mga naka-log in na device.</li><li>Hindi mababasa ng code sa pahina ang session mo, at kusa itong natatapos pagkalipas ng 30 minutong walang paggamit.</li><li>Pagkatapos mong mag-log in, sinasabi ng site ang huling pag-log in: kailan at mula sa aling address. Hindi ikaw iyon? Palitan agad ang password.</li><li>Ang “Tandaan ang username ko” ay nagtatago ng username lang, sa loob ng 24 na oras, at hindi kailanman ng password. Huwag itong gamitin sa computer na may ibang gumagamit.</li></ul>
<p>Hindi hihilingin ng totoong site na mag-install ka ng software para sa remote control, at hindi ito nagpapadala ng pribadong mensahe para humingi ng pera. Kapag nangyari iyon, <a href="/help/feedback?category=ACCOUNT">sabihin sa amin</a>.</p>`,
    },
  },
}
