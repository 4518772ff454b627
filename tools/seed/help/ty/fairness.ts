import type { TranslatedChapter } from '../translation.ts'

export const fairness: TranslatedChapter = {
  name: 'Pagiging patas',
  articles: {
    'verify-a-round': {
      title: 'Pag-verify ng round',
      content: `<ol><li>Sa laro, buksan ang <strong>Pagiging patas</strong> at palitan ang seed. Bubuksan ng server ang lumang seed; bago iyon, walang nakakaalam nito, pati ikaw.</li><li>Buksan ang round na iyon sa <a href="/records/bets">Tala ng mga taya</a> at pindutin ang <em>I-verify ang round na ito</em>, o i-paste ang ID nito sa pahinang <a href="/fairness">I-verify ang isang round</a>.</li><li>Ang sarili mong browser ang kukuwenta ulit ng round at magsasabi kung tugma ang hash, mga numero at panalo.</li></ol>
<p>Walang code ang pahinang iyon na kapareho ng sa server maliban sa mga panuntunan ng laro. Hindi kailangan ng account: masusuri ng sinumang may ID ng nabuksang seed. Wala itong sinasabi tungkol sa manlalaro o sa mga halaga.</p>`,
    },
    'how-results-are-made': {
      title: 'Paano nabubuo ang resulta',
      content: `<p>Bago ang unang round, pumipili ang server ng <strong>lihim na seed</strong> at inilalathala ang SHA-256 hash nito: mula noon, hindi na ito mapapalitan nang hindi nabubunyag. Nagdaragdag ang browser mo ng <strong>sarili nitong seed</strong>, na mapapalitan mo kahit kailan. May <strong>bilang</strong> ang bawat spin.</p>
<p>Sa tatlong ito lang kinukuwenta ang resulta, wala nang iba. Kung sino ang naglalaro, kung ano ang naipanalo o naipatalo, kung magkano ang taya: hindi kasama ang alinman dito, at walang setting para roon, para kaninuman.</p>
<p>Kaya walang “mainit na makina” at walang panalong “malapit na”. Hiwalay ang bawat round sa lahat ng iba.</p>`,
    },
  },
}
