/**
 * What the evidence of a draw says besides its figures: draws that came to nothing, a second round
 * of the beacon.
 */
export const lotteryEvidence = {
  'lottery.evidence.noted': 'Cam kết bạn đã ghi lại',
  'lottery.evidence.noted.hint': 'Chép từ vé của bạn trước khi quay.',
  'lottery.evidence.goodAlone': 'Các dữ liệu khớp nhau, nhưng chưa được so với cam kết bạn ghi lại trước đó.',
  'lottery.evidence.firstRound': 'Vòng được chọn ban đầu',
  'lottery.evidence.second':
    'Vòng được chọn trước khi mở kỳ không đến trong một phút, nên theo quy tắc đã lấy vòng kế tiếp. Bên quay số biết hạt giống và có thể giữ lại một vòng. Ai cũng tra được ở nguồn công khai xem vòng đó có hay không.',
  'lottery.evidence.lates': 'Kỳ phải lấy vòng thứ hai trong 30 ngày',
  'lottery.evidence.houseOnly': 'Không có: chỉ hạt giống của nhà cái',
  'lottery.evidence.none': 'Không có',
  'lottery.evidence.players': 'Số vé có gửi hạt giống',
  'lottery.evidence.playersRoot': 'Mã gốc hạt giống người chơi',
  'lottery.evidence.yours': 'Hạt giống của bạn',
  'lottery.evidence.yours.use': 'Dùng hạt giống riêng',
  'lottery.evidence.yours.label': 'Hạt giống của bạn (không bắt buộc)',
  'lottery.evidence.yours.hint':
    'Tối đa 64 ký tự gồm chữ không dấu, số, - hoặc _. Kết quả được tính từ hạt giống này cùng hạt giống của chúng tôi và của các vé khác. Để trống thì thiết bị của bạn tự chọn.',
  'lottery.evidence.yours.wrong': 'Chỉ dùng A–Z, a–z, 0–9, - và _, không có dấu cách.',
  'lottery.evidence.save': 'Lưu bằng chứng',
  'lottery.evidence.how.PLAYERS':
    'Trước khi mở cược, chúng tôi công bố mã băm của hạt giống. Sau khi khóa cược, hạt giống đó cùng hạt giống người chơi gửi kèm vé quyết định kết quả, không có nguồn ngẫu nhiên công khai. Bạn vẫn phải tin rằng không ai biết hạt giống của chúng tôi đã đặt vé để chi phối kết quả. Ai cũng tính lại được.',
  'lottery.evidence.how.BOTH':
    'Trước khi mở cược, chúng tôi công bố mã băm của hạt giống. Sau khi khóa cược, hạt giống đó, hạt giống người chơi gửi kèm vé và nguồn ngẫu nhiên công khai quyết định kết quả. Ai cũng tính lại được.',
  'lottery.evidence.trustee': 'Niêm phong cho bên được ủy thác, khóa',
  'lottery.evidence.made': 'Có kết quả lúc',
  'lottery.evidence.why': 'Lý do vô hiệu',
  'lottery.evidence.note': 'Ghi chú của nhà cái',
  'lottery.evidence.version': 'Bản {version}',
  'lottery.evidence.reason': 'Lý do:',
  'lottery.evidence.reports': 'Dữ liệu từ các nguồn',
  'lottery.evidence.desk': 'Nhân viên nhà cái',
  'lottery.evidence.report.USED': 'được dùng',
  'lottery.evidence.report.DISAGREES': 'mâu thuẫn với nguồn khác',
  'lottery.evidence.report.DROPPED': 'không được dùng',
  'lottery.evidence.why.DESK': 'Nhà cái hủy kỳ này',
  'lottery.evidence.why.LATE': 'Không quay được đúng giờ',
  'lottery.evidence.why.BEACON': 'Không nhận được nguồn ngẫu nhiên công khai',
  'lottery.evidence.why.RULES': 'Không quay được',
  'lottery.evidence.why.NO_RESULT': 'Không có kết quả chính thức',
  'lottery.evidence.why.NOT_HELD': 'Không ai đặt nên kỳ này không quay',
  'lottery.evidence.void': 'Kỳ này vô hiệu. Hạt giống vẫn được công bố: ai cũng xem được lẽ ra kết quả là gì.',
  'lottery.evidence.goodVoid': 'Hạt giống đúng với cam kết trước đó. Lẽ ra kết quả là {result}.',
  'lottery.evidence.madeVoid':
    'Hạt giống đúng với cam kết trước đó và cho ra {result}. Nhà cái đã hủy kỳ này sau khi quay: không kết quả nào được tính.',
  'lottery.evidence.goodSeed':
    'Hạt giống đúng với cam kết trước đó. Với vòng ghi ở đây, ai cũng tính được lẽ ra kết quả là gì.',
} as const
