import type { TranslatedChapter } from '../translation.ts'

export const agents: TranslatedChapter = {
  name: 'Para sa mga agent',
  articles: {
    'agent-rebates': {
      title: 'Mga rebate ng agent',
      content: `<p>Bawat account ay may <strong>rebate rate</strong> sa bawat produkto. Hindi kailanman mas mababa ang rate ng upline kaysa sa downline nito. Ang tumaya ay tumatanggap ng sarili niyang rate; bawat agent sa itaas ay tumatanggap ng <strong>pagkakaiba</strong> ng rate niya at ng naibigay na sa ibaba.</p>
<p>Halimbawa: valid na taya na 1,000,000 at mga rate na 7%, 7.5% at 8%. Ang tumaya ay may 70,000 at ang dalawang agent sa itaas ay tig-5,000.</p>
<p>Agad na umiiral ang pagtaas ng rate ng downline. Ang pagbaba ay kailangan ng pahintulot ng account, maliban kung pinapayagan ng brand. Ang mga tayang nailagay na ay nananatili sa dating rate.</p>`,
    },
    'agent-contracts': {
      title: 'Mga kontrata ng agent',
      content: `<p>May apat na uri: <strong>dibidendo</strong> (bahagi ng net na talo), <strong>arawang sahod</strong>, <strong>suweldo kada oras</strong> at <strong>real-time na suweldo</strong> (bawat 5 minuto). Ang direktang upline mo, o ang house, ang nagbabayad; ikaw ang tumatanggap.</p>
<p>May mga antas ang kontrata. Umiiral ang pinakamataas na antas na natugunan ang lahat ng kondisyon: valid na taya, net na talo at aktibong miyembro. Makikita sa <em>Buod ng team</em> ang naabot mo at ang kulang sa susunod.</p>
<p>Bukas ang alok nang 7 araw. Maaaring humiling ng pagtatapos ang alinmang panig; kung walang sagot sa loob ng 72 oras, matatapos ang kontrata. Hindi ka makakapag-alok nang mas mabuti kaysa sa sarili mong tuntunin.</p>`,
    },
    'agent-bills': {
      title: 'Mga bill at utang',
      content: `<p>Kapag natapos ang panahon, kinakalkula ang bawat kontrata mula sa mga numero ng buong team: dibidendo makalipas ang 4 na oras, arawang sahod makalipas ang 3 at kalahating oras, suweldo kada oras makalipas ang 5 minuto at real-time makalipas ang 30 segundo.</p>
<p>Binabayaran ng house ang nasa tuktok; pagkatapos, bawat isa ay nagbabayad sa mga direktang downline mula sa sariling wallet, pinakalumang kontrata muna. Ang kulang ay nagiging <strong>utang</strong>: ang anumang perang darating ay unang ibabayad dito. Habang may utang, hindi ka makakapag-withdraw, makakapaglipat o makakapag-alok.</p>
<p>Kapag kinalkula muli ang panahon, nasa susunod na bill ang pagkakaiba. May mensahe ka kapag nabayaran, bahagyang nabayaran, tinanggihan o kinalkula muli ang bill.</p>`,
    },
    'check-a-statement': {
      title: 'Pagsusuri ng statement',
      content: `<ol><li>Sa agent center, buksan ang dibidendo o suweldo at pindutin ang pag-verify: kakalkulahin muli ng browser mo at sasabihin kung tugma.</li><li>Para itago, i-save ang may pirmang JSON file o i-export ang CSV.</li><li>Kahit sino ay puwedeng mag-drop ng file na iyon sa pahinang <a href="/statement">Suriin ang statement</a>. Hindi kailangan ng account, at hindi ipinapadala ang file.</li></ol>
<p>Sinasabi ng pahina kung aling linya ang hindi tugma: ang sabi ng file at ang kinalabasan. Ipinapakita ng pirma kung binago ang file matapos pirmahan; walang pirma ang CSV.</p>`,
    },
  },
}
