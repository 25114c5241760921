// The look of a report: the inks of the table on its paper, by day and by night, with the fonts of the system.
export const STYLE = `
:root{--paper:#F3EDDD;--sheet:#FBF8F0;--sheet2:#EFE8D6;--ink:#1E221D;--ink2:#4F5449;--hair:#CFC7B2;--red:#A63A24;--blue:#2C5F7D;--green:#48673A;--us:#4B5130;--ge:#8C958A;--legal:#9C6200}
@media (prefers-color-scheme:dark){:root{--paper:#12171A;--sheet:#1A2124;--sheet2:#232B2E;--ink:#ECE6D6;--ink2:#B7B6A8;--hair:#3A4447;--red:#E58A6F;--blue:#8EBBD3;--green:#A3C08A;--us:#8E9A62;--ge:#E4E8E1;--legal:#E5A83A}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.5 Inter,"Helvetica Neue",Arial,system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:760px;margin:0 auto;padding:32px 20px 48px}
h1,h2{font-family:"Source Serif 4","Iowan Old Style",Palatino,Georgia,serif;font-weight:600;line-height:1.15;margin:0}
h1{font-size:40px;letter-spacing:-.01em}
h2{font-size:25px;border-top:1.2px solid var(--ink);padding-top:14px}
.caps{font:600 11.5px/1 "Roboto Condensed","Arial Narrow",Arial,sans-serif;letter-spacing:.09em;text-transform:uppercase;color:var(--ink2);margin:0 0 10px}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:8px 20px;margin:20px 0 0;border-top:1px solid var(--hair);padding-top:12px}
dl div:first-child{grid-column:1/-1}
dt{font:600 11.5px/1.4 "Roboto Condensed","Arial Narrow",Arial,sans-serif;letter-spacing:.09em;text-transform:uppercase;color:var(--ink2)}
dd{margin:0;overflow-wrap:anywhere}
section{margin-top:44px}
section>p{max-width:62ch;margin:8px 0 18px}
figure{margin:0 0 26px}
figcaption{color:var(--ink2);font-size:13px;margin-top:4px;max-width:62ch}
svg{display:block;width:100%;height:auto;overflow:visible}
svg text{font:13px "Roboto Condensed","Arial Narrow",Arial,sans-serif;fill:var(--ink)}
svg .name{text-anchor:end}
svg .tick,svg .axis,svg .note{fill:var(--ink2);font-size:12px}
.bar{fill:var(--ink2)}.bar.seat0{fill:var(--us)}.bar.seat1{fill:var(--ge);stroke:var(--ink2);stroke-width:1}
.grid{stroke:var(--hair);stroke-width:1;fill:none}
.whisker{stroke:var(--ink);stroke-width:1.4;fill:none}
.mark{stroke:var(--red);stroke-width:1.4;stroke-dasharray:4 3;fill:none}
.dot{fill:var(--ink)}
.line{fill:none;stroke-width:2.4;stroke:var(--ink)}
.line.seat0{stroke:var(--us)}.line.seat1{stroke:var(--ink2);stroke-dasharray:7 4}
.line.third0{stroke:var(--red);stroke-dasharray:3 3}.line.third1{stroke:var(--ink2);stroke-dasharray:8 4}.line.third2{stroke:var(--green)}
.band{opacity:.16;fill:var(--ink2)}.band.seat0{fill:var(--us)}.band.third0{fill:var(--red)}.band.third2{fill:var(--green)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font:13px/1.3 "Roboto Condensed","Arial Narrow",Arial,sans-serif}
th,td{text-align:left;padding:5px 10px 5px 0;border-bottom:1px solid var(--hair);font-weight:400;white-space:nowrap}
thead th{font-weight:600;color:var(--ink2);letter-spacing:.05em}
.n{text-align:right}
.track{width:40%;min-width:90px}.track span{display:block;height:9px;background:var(--ink2)}
.faint{color:var(--ink2)}
footer{margin-top:44px;border-top:1px solid var(--hair);padding-top:10px;color:var(--ink2);font-size:12.8px}
code{font:12.8px ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
@media print{body{background:#fff}section{break-inside:avoid}}
`;
