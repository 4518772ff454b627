import type { TranslatedChapter } from '../translation.ts'

export const agents: TranslatedChapter = {
  name: 'Para sa mga agent',
  articles: {
    'open-accounts': {
      title: 'Pagbubukas ng account at mga link',
      content: `<p>Sa sentro ng ahente, dalawa ang paraan sa <em>Magbukas ng account</em>:</p>
<ul><li><strong>Direkta:</strong> piliin ang username, miyembro o ahente, at ang mga rate. Isang beses lang ipinapakita ang password at pinapalitan ito sa unang login. Hanggang 50 account ang mabubuksan sa isang araw.</li><li><strong>Sa link:</strong> gumawa ng link o QR code na may rate, bilang ng araw at bilang ng gamit. Ang magrerehistro gamit nito ay direkta mong downline. Hanggang 30 ang bukas na link; makikita sa listahan kung ilan ang bumukas, nagrehistro at unang nagdeposito.</li></ul>
<p>Hindi ka makapagbibigay ng rate na mas mataas sa sarili mo. Kung bababa ang rate mo, ibibigay ng link ang rate mo sa oras ng paggamit. Hindi mabubura ang link na nagamit na, pero puwede itong isara anumang oras.</p>
<p>Sampung antas sa ilalim ng general agent, wala nang mabubuksang ahente. Hanggang sampung assistant ang puwede mong idagdag at ikaw ang pipili ng pahina para sa bawat isa; nakatala ang lahat ng pagbabago nila.</p>`,
    },
    'agent-rebates': {
      title: 'Mga rebate ng agent',
      content: `<p>Bawat account ay may <strong>rebate rate</strong> sa bawat produkto. Hindi kailanman mas mababa ang rate ng upline kaysa sa downline nito. Ang tumaya ay tumatanggap ng sarili niyang rate; bawat agent sa itaas ay tumatanggap ng <strong>pagkakaiba</strong> ng rate niya at ng naibigay na sa ibaba.</p>
<p>Halimbawa: valid na taya na 1,000,000 at mga rate na 7%, 7.5% at 8%. Ang tumaya ay may 70,000 at ang dalawang agent sa itaas ay tig-5,000.</p>
<p>Agad na umiiral ang pagtaas ng rate ng downline. Ang pagbaba ay kailangan ng pahintulot ng account, maliban kung pinapayagan ng brand. Ang mga tayang nailagay na ay nananatili sa dating rate.</p>`,
    },
    'agent-contracts': {
      title: 'Mga kontrata ng agent',
      content: `<p>May apat na uri: <strong>dibidendo</strong> (bahagi ng net na talo), <strong>arawang sahod</strong>, <strong>orasang sahod</strong> at <strong>agarang sahod</strong> (bawat 5 minuto). Ang direktang upline mo, o ang house, ang nagbabayad; ikaw ang tumatanggap.</p>
<p>May mga antas ang kontrata. Umiiral ang pinakamataas na antas na natugunan ang lahat ng kondisyon: valid na taya, net na talo at aktibong miyembro. Makikita sa <em>Buod ng team</em> ang naabot mo at ang kulang sa susunod.</p>
<p>Bukas ang alok nang 7 araw. Maaaring humiling ng pagtatapos ang alinmang panig; kung walang sagot sa loob ng 72 oras, matatapos ang kontrata. Hindi ka makakapag-alok nang mas mabuti kaysa sa sarili mong tuntunin.</p>`,
    },
    'agent-bills': {
      title: 'Mga bill at utang',
      content: `<p>Kapag natapos ang panahon, kinakalkula ang bawat kontrata mula sa mga numero ng buong team: dibidendo makalipas ang 4 na oras, arawang sahod makalipas ang 3 at kalahating oras, orasang sahod makalipas ang 5 minuto at real-time makalipas ang 30 segundo.</p>
<p>Binabayaran ng house ang nasa tuktok; pagkatapos, bawat isa ay nagbabayad sa mga direktang downline mula sa sariling wallet, pinakalumang kontrata muna. Ang kulang ay nagiging <strong>utang</strong>: ang anumang perang darating ay unang ibabayad dito. Habang may utang, hindi ka makakapag-withdraw, makakapaglipat o makakapag-alok.</p>
<p>Kapag kinalkula muli ang panahon, nasa susunod na bill ang pagkakaiba. May mensahe ka kapag nabayaran, bahagyang nabayaran, tinanggihan o kinalkula muli ang bill.</p>`,
    },
    'check-a-statement': {
      title: 'Pagsusuri ng statement',
      content: `<ol><li>Sa agent center, buksan ang dibidendo o suweldo at pindutin ang <em>I-verify</em>: kakalkulahin muli ng browser mo at sasabihin kung tugma.</li><li>Para itago, pindutin ang <em>Nilagdaang statement</em> para sa JSON file, o i-export ang CSV.</li><li>Kahit sino ay puwedeng mag-drop ng file na iyon sa pahinang <a href="/statement">Suriin ang statement</a>. Hindi kailangan ng account, at hindi ipinapadala ang file.</li></ol>
<p>Sinasabi ng pahina kung aling linya ang hindi tugma: ang sabi ng file at ang kinalabasan. Ipinapakita ng pirma kung binago ang file matapos pirmahan; walang pirma ang CSV.</p>`,
    },
    affiliates: {
      title: 'Mga affiliate',
      content: `<p>Nagdadala ng miyembro ang affiliate gamit ang link o code at hindi siya naglalaro. Isang beses sa isang buwan nagbabayad ang house, sa isa sa tatlong plano:</p>
<ul><li><strong>Bahagi sa kita:</strong> bahagi ng netong talo matapos ang mga bayarin.</li><li><strong>CPA:</strong> takdang halaga sa bawat bagong miyembrong kuwalipikado.</li><li><strong>Pinagsama:</strong> pareho; nakasaad sa plano kung idinadagdag ang CPA sa bahagi o ibinabawas dito.</li></ul>
<p>Kuwalipikado ang bagong miyembro kapag umabot sa halaga ng plano ang unang deposito at mga balidong taya sa loob ng takdang araw. Isang beses lang binibilang ang bawat tao: hindi bilang ang kaparehong tao, device o bank account ng naunang account. Makikita sa <em>Talaan ng komisyon</em> ang bawat bagong miyembro, nakatago ang pangalan, at kung bakit kuwalipikado o hindi.</p>
<p>Puwede mong <a href="/help/check-a-statement">suriin ang statement</a> ng bawat buwan.</p>`,
    },
    'agent-credit': {
      title: 'Credit at lingguhang bayaran',
      content: `<p>May mga linyang naglalaro sa credit sa halip na cash. Walang deposito at withdrawal ang ganitong account, at walang rebate o kontrata.</p>
<ul><li><strong>Credit:</strong> ibinibigay mo sa mga direktang downline, hanggang sa natitira sa iyo.</li><li><strong>Posisyon:</strong> ang bahagi ng resulta na kinukuha mo sa bawat produkto. Hanggang 100% ang kabuuan sa isang linya; sa house ang natitira. Sa susunod na araw may bisa ang pagbabago.</li><li><strong>Bayaran:</strong> nagsasara ang linggo tuwing Lunes, 00:00. Nasa statement ang resulta ng mga manlalaro, ang bahagi mo at kung sino ang may utang sa inyo ng upline. Kapag bayad na, iuulat ito ng downline at kukumpirmahin ng upline; babalik ang credit ng manlalaro.</li></ul>
<p>Ang tayang huling natapos o itinama ay kasama sa susunod na linggo; nakasaad sa statement kung saang linggo ito.</p>`,
    },
  },
}
