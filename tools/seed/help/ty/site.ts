import type { TranslatedChapter } from '../translation.ts'

export const site: TranslatedChapter = {
  name: 'Site at mga device',
  articles: {
    'languages-and-themes': {
      title: 'Wika at tema',
      content: `<p>Palitan ang wika gamit ang button na may code nito sa itaas ng pahina; sa telepono, buksan ang <em>Mga kategorya</em> at pumunta sa dulo. Nasa Ingles ang anumang hindi pa naisasalin.</p>
<p>Magpalit sa <strong>Madilim</strong> o <strong>Maliwanag</strong> sa menu ng account. Tinatandaan ng browser na ito ang dalawa. Kung nakatakda sa device mo na bawasan ang galaw, babawasan din ng site.</p>`,
    },
    'install-app': {
      title: 'Paglalagay ng site sa home screen',
      content: `<p>May QR code at bawat hakbang para sa iPhone, Android at computer ang pahinang <a href="/app">Kunin ang app</a>. Ito ang mismong site na ito sa buong screen: walang app store sa pagitan, at laging pinakabago.</p>
<p>Alisin ito gaya ng ibang app. Sa iPhone, burahin ang profile sa <em>Settings → General → VPN &amp; Device Management</em>.</p>`,
    },
    keyboard: {
      title: 'Paggamit ng keyboard',
      content: `<table><thead><tr><th scope="col">Key</th><th scope="col">Ginagawa nito</th></tr></thead><tbody><tr><td><code>/</code> o <code>Ctrl K</code></td><td>binubuksan ang paghahanap</td></tr><tr><td><code>Esc</code></td><td>isinasara ang window; sa laro, pindutin nang dalawang beses para sa bar ng laro</td></tr><tr><td>mga arrow, <code>Home</code>, <code>End</code></td><td>gumagalaw sa listahan ng laro at sa mga tab</td></tr><tr><td><code>Enter</code>, space</td><td>nagbubukas o pumipindot</td></tr></tbody></table><p>Sa listahan ng mga laro: <code>D</code> para sa libreng laro, <code>F</code> para sa mga paborito. Naka-off ang mga letrang shortcut sa loob ng laro hanggang i-on mo sa <em>Keyboard</em>.</p>`,
    },
    'slow-or-offline': {
      title: 'Mabagal o offline',
      content: `<p>Kapag offline ka, may manipis na bar sa ilalim ng header na magsasabi nito. Mababasa pa rin ang mga listahang na-load na; naka-lock muna ang taya at pera hanggang bumalik ang koneksyon, saka nire-refresh ang balanse.</p>
<p>Kapag lampas 10 segundo ang pag-load ng pahina, sasabihin nitong mabagal ang network. Kung may bahaging hindi ma-load, pindutin ang <em>Subukan ulit</em> o <em>I-reload</em>. May <strong>sanggunian</strong> ang mga error: isama ito kapag <a href="/help/feedback">sumulat ka sa amin</a>, para sa tamang lugar kami tumingin.</p>`,
    },
  },
}
