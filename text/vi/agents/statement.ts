/** The page that works a bill's statement out again. */
export const agentStatement = {
  'billFile.title': 'Kiểm tra bản sao kê',
  'billFile.lead':
    'Trang này tính lại một kỳ cổ tức hay lương ngay trên thiết bị của bạn, từ tệp đã lưu ở trung tâm đại lý. Không cần đăng nhập.',
  'billFile.drop': 'Thả tệp JSON có chữ ký hoặc tệp CSV vào đây, hoặc chọn tệp.',
  'billFile.choose': 'Chọn tệp',
  'billFile.local': 'Tệp không được gửi đi đâu cả.',
  'billFile.unreadable':
    'Tệp này không phải bản sao kê. Hãy dùng tệp “Bản sao kê có chữ ký” hoặc CSV tải từ một kỳ lương.',
  'billFile.right': 'Mọi dòng đều khớp',
  'billFile.wrong': '{count} dòng không khớp',
  'billFile.signature.RIGHT': 'Chữ ký đúng: tệp không bị sửa sau khi ký.',
  'billFile.signature.WRONG': 'Chữ ký sai: tệp đã bị sửa sau khi ký.',
  'billFile.signature.NONE': 'Tệp không có chữ ký: chỉ tính lại được các con số.',
  'billFile.signature.UNKNOWN': 'Trình duyệt này không kiểm tra được chữ ký; các con số đã được tính lại.',
  'billFile.key': 'Khóa ký: {key}',
  'billFile.figures': '{count} dòng số liệu',
  'billFile.line': 'Dòng',
  'billFile.says': 'Tệp ghi',
  'billFile.comesTo': 'Tính lại',
  'billFile.same': 'khớp',
  'billFile.vendorFee': 'Phí nhà cung cấp',
  'billFile.counts': 'Tính là thành viên hoạt động',
  'billFile.link': 'Kiểm tra một tệp sao kê',
} as const
