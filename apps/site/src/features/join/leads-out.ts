/** Whether an address of a brand's data may be followed from the page: another site, over https. */
export const leadsOut = (url: string): boolean => URL.parse(url)?.protocol === 'https:'
