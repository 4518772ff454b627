/** The look of the stand-in's pages: a bank's, with a band that says it is none. */
export const STYLE = `*{box-sizing:border-box}
:root{color-scheme:light dark;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;--ink:light-dark(#14243a,#e8eef6);--soft:light-dark(#56677c,#9db0c6);
--line:light-dark(#dbe3ec,#2b3849);--card:light-dark(#fff,#18212d);--brand:#0f4c81}
body{margin:0;min-height:100vh;background:light-dark(#eef2f7,#0f151d);color:var(--ink)}
.mark{position:sticky;top:0;z-index:1;margin:0;padding:.4rem 1rem;text-align:center;font-size:.8rem;font-weight:700;letter-spacing:.04em;color:#3a2600;
background:repeating-linear-gradient(135deg,#ffc94d 0 14px,#ffb81f 14px 28px)}
header{display:flex;align-items:center;gap:.75rem;padding:1rem max(1rem,calc(50vw - 22rem));background:linear-gradient(120deg,#0b3a66,var(--brand));color:#fff}
header svg{inline-size:2rem;block-size:2rem;flex:none}header b{font-size:1.1rem}
main{width:min(44rem,100% - 2rem);margin:1.25rem auto 3rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
section{padding:1.25rem;border-radius:1rem;background:var(--card);box-shadow:0 1px 2px #0001,0 8px 24px #0f4c8114}
h1{margin:0 0 .25rem;font-size:1.25rem}h2{margin:0 0 .75rem;font-size:1rem}
.note{margin:0;padding:.6rem .9rem;border-radius:.75rem;font-size:.875rem;background:light-dark(#fff4d9,#33290f);color:light-dark(#4a3500,#ffe3a3)}
.said{margin:0;padding:.6rem .9rem;border-radius:.75rem;background:light-dark(#e2f3ea,#12301f);color:light-dark(#0b5132,#a5e8c3)}
.hint{margin:0 0 1rem;color:var(--soft)}
.sum{margin:.5rem 0 1rem;font-size:2rem;font-weight:750;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:minmax(0,auto) minmax(0,1fr);gap:.4rem 1.25rem;margin:0 0 1.25rem}
dt{color:var(--soft)}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end}
button,input{font:inherit;min-height:2.75rem;padding:.5rem 1rem;border-radius:.75rem;border:1px solid light-dark(#b8c4d2,#41526a);background:light-dark(#f6f8fb,#222d3c);color:inherit}
button{cursor:pointer;font-weight:600}button.yes{flex:2 1 12rem;background:var(--brand);border-color:var(--brand);color:#fff}button.no{flex:1 1 8rem;color:light-dark(#a1242f,#ff9aa2)}
label{display:grid;gap:.25rem;flex:1 1 14rem;min-width:0;font-size:.85rem;color:var(--soft)}label input{width:100%;color:var(--ink)}
details{flex:1 1 100%;margin-top:.5rem}summary{cursor:pointer;padding:.5rem 0;font-weight:600}details div{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end;margin-top:.5rem}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:.9rem}td,th{padding:.6rem .25rem;text-align:start;border-top:1px solid var(--line)}th{border-top:0;color:var(--soft);font-weight:600}
a{color:light-dark(#0b5cad,#8cc2ff)}nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;padding:0 .25rem}
:focus-visible{outline:3px solid #d99a1c;outline-offset:2px}`
