import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Mùa Vàng',
    content: `<p>Ba luống, mỗi luống năm ô: ba biểu tượng giống nhau trở lên liền kề trên một luống là thắng.</p><ul><li>Từ sáu thúng thóc vàng trở lên mở mùa gặt: thúng nằm yên, ô trống được quay lại ba lượt; có thúng mới thì lại đủ ba lượt.</li><li>Hết lượt, mọi thúng được cộng lại. Đầy cả mười lăm ô được thêm 1,000 lần mức cược.</li></ul><p>Tỷ lệ hoàn trả là {rtp}%, tính chính xác; của từng cách cược nằm trong <em>Luật chơi</em>.</p>`,
  },
  EN: {
    title: 'How to play Mùa Vàng',
    content: `<p>Three furrows of five cells: three or more matching symbols side by side in a furrow win.</p><ul><li>Six or more golden baskets start the harvest: baskets stay, empty cells respin three times, and each new basket resets the respins to three.</li><li>At the end all baskets are added up. Filling all fifteen cells pays an extra 1,000 times the stake.</li></ul><p>The return to player is {rtp}%, calculated exactly; the figure for each bet mode is in the game under <em>Rules</em>.</p>`,
  },
  CN: {
    title: 'Mùa Vàng 怎么玩',
    content: `<p>三垄各五格：同一垄内相邻三个或以上相同符号即中奖。</p><ul><li>六个或以上金谷筐开启丰收：谷筐留下，空格重转三次，每出现新谷筐即恢复三次。</li><li>结束时全部谷筐相加；十五格全满再加投注额的 1,000 倍。</li></ul><p>返还率为 {rtp}%，为精确值；各投注方式的返还率见游戏内的<em>规则</em>。</p>`,
  },
  JA: {
    title: 'Mùa Vàngの遊び方',
    content: `<p>5マスの畝が3つ。1つの畝で同じシンボルが3つ以上隣り合えば当たりです。</p><ul><li>黄金のかご6個以上で収穫が始まります。かごは残り、空きマスが3回リスピンし、新しいかごが出るたびに3回に戻ります。</li><li>最後にすべてのかごを合計します。15マスすべてが埋まると賭け金の1,000倍が加わります。</li></ul><p>還元率は{rtp}%で、正確な値です。ベットモードごとの値は、ゲーム内の<em>ルール</em>にあります。</p>`,
  },
  TH: {
    title: 'วิธีเล่น Mùa Vàng',
    content: `<p>สามร่อง ร่องละห้าช่อง: สัญลักษณ์เดียวกันติดกันสามตัวขึ้นไปในร่องเดียวถือว่าชนะ</p><ul><li>ตะกร้าข้าวทองหกใบขึ้นไปเริ่มการเก็บเกี่ยว: ตะกร้าอยู่กับที่ ช่องว่างหมุนซ้ำสามครั้ง และตะกร้าใหม่ทำให้กลับเป็นสามครั้ง</li><li>ตอนจบรวมทุกตะกร้า หากเต็มสิบห้าช่องได้เพิ่ม 1,000 เท่าของเงินเดิมพัน</li></ul><p>อัตราคืนผู้เล่นคือ {rtp}% คำนวณแม่นยำ ของแต่ละโหมดอยู่ในเกมที่<em>กติกา</em></p>`,
  },
  TY: {
    title: 'Paano laruin ang Mùa Vàng',
    content: `<p>Tatlong tudling na may tiglimang kahon: tatlo o higit pang magkakatabing magkaparehong simbolo sa isang tudling ang panalo.</p><ul><li>Anim o higit pang gintong bakol ang nagsisimula ng anihan: nananatili ang mga bakol, tatlong beses muling iikot ang bakante, at bawat bagong bakol ay nagbabalik sa tatlo.</li><li>Sa dulo, pinagsasama ang lahat ng bakol. Kapag puno ang labinlimang kahon, may dagdag na 1,000 beses ng taya.</li></ul><p>Ang return to player ay {rtp}%, eksaktong kinuwenta; ang sa bawat paraan ng taya ay nasa <em>Mga tuntunin</em> ng laro.</p>`,
  },
  MY: {
    title: 'Mùa Vàng ကစားနည်း',
    content: `<p>ငါးကွက်စီရှိ ထွန်ကြောင်းသုံးကြောင်း - တစ်ကြောင်းတွင် တူညီသော သင်္ကေတ သုံးခုနှင့်အထက် ဘေးချင်းကပ်ပါက နိုင်သည်။</p><ul><li>ရွှေစပါးတောင်း ခြောက်လုံးနှင့်အထက်က ရိတ်သိမ်းချိန်ကို စသည် - တောင်းများ ရပ်နေပြီး ကွက်လပ်များ သုံးကြိမ် ထပ်လှည့်ကာ တောင်းအသစ်ရတိုင်း သုံးကြိမ် ပြန်ဖြစ်သည်။</li><li>အဆုံးတွင် တောင်းအားလုံးကို ပေါင်းသည်။ တစ်ဆယ့်ငါးကွက်လုံး ပြည့်ပါက လောင်းကြေး၏ 1,000 ဆ ထပ်ရသည်။</li></ul><p>ပြန်ပေးနှုန်းမှာ {rtp}% ဖြစ်ပြီး တိကျစွာ တွက်ထားသည်။ လောင်းနည်းတစ်ခုစီ၏ နှုန်းကို ဂိမ်းအတွင်း <em>စည်းမျဉ်းများ</em> တွင် ကြည့်နိုင်သည်။</p>`,
  },
}
