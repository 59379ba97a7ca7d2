// The sign-in form appears in a card of the portal, so it uses the values of its design tokens.
export const widgetStyle = `
:root{color-scheme:light dark;--page:#FBF9F5;--card:#FFF;--line:#E6DFD2;--line-strong:#7C7363;--text:#14232A;--muted:#445058;
--action:#0B5563;--action-hover:#0A424E;--on-action:#FFF;--soft:#EDF6F6;--soft-line:#D7ECEE;--on-soft:#0A424E;--link:#0B5563;
--bad-bg:#FDE8E7;--bad:#8F1717;--focus:#0B57D0;--body:"Source Sans 3 Variable","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
@media (prefers-color-scheme:dark){:root{--page:#0D171B;--card:#15232A;--line:#2B3B43;--line-strong:#8A9CA4;--text:#F3F0EA;--muted:#BFC9CD;
--action:#7FD3DE;--action-hover:#A5E3EB;--on-action:#052129;--soft:#14303A;--soft-line:#28505C;--on-soft:#BDEBF1;--link:#7FD3DE;
--bad-bg:#431A1A;--bad:#FFBDB8;--focus:#FFD166}}
@font-face{font-family:"Source Sans 3 Variable";font-weight:200 900;font-display:swap;src:url(/Content/body.woff2) format("woff2")}
*{box-sizing:border-box}
body{margin:0;background:transparent;color:var(--text);font:1.125rem/1.5 var(--body)}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
label{display:block;font-size:1rem;line-height:1.25;font-weight:600;margin:0 0 .25rem}
input{display:block;width:100%;height:2.75rem;padding:0 .75rem;border:1px solid var(--line-strong);border-radius:6px;background:var(--card);color:var(--text);font:inherit}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;gap:.625rem;padding:0 1.5rem;border:1px solid var(--action);border-radius:10px;background:var(--action);color:var(--on-action);font:600 1.125rem/1 var(--body);text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--action-hover)}
form>*+*,.after{margin-top:.625rem}
.icon{width:1.25rem;height:1.25rem;fill:none;stroke:currentColor;stroke-width:1.7}
main{padding:3px 4px}
button{width:100%}
`;

export const legacyStyle = `
:root{color-scheme:light dark;--page:#FFF;--text:#222;--muted:#555;--line:#B4C3D6;--line-strong:#6F7F93;--band-1:#4477AC;--band-2:#1E4A7E;--on-band:#FFF;
--head-1:#F5F8FC;--head-2:#DCE6F2;--zebra:#F4F7FB;--title:#1E4A7E;--link:#0B4A94;--button-1:#FEFEFE;--button-2:#D5DFEC;--button-text:#173A63;--field:#FFF;
--good:#DDF0D9;--on-good:#1D4F14;--wait:#FFF1C9;--on-wait:#5C4300;--bad:#FBDEDC;--on-bad:#7D1512;--focus:#C75300}
@media (prefers-color-scheme:dark){:root{--page:#1B2129;--text:#E8ECF1;--muted:#B3BDCA;--line:#43505F;--line-strong:#8C9AAB;--band-1:#2F5580;--band-2:#183456;
--head-1:#2B3643;--head-2:#232C37;--zebra:#212832;--title:#A9CBF3;--link:#9CC6F7;--button-1:#3A4858;--button-2:#2A3542;--button-text:#E8F1FC;--field:#12171D;
--good:#1F3B1A;--on-good:#BFE6B5;--wait:#453804;--on-wait:#FFE08A;--bad:#4B1B19;--on-bad:#FFC4BF;--focus:#FFB066}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:.875rem/1.55 Verdana,Tahoma,"DejaVu Sans",Geneva,sans-serif}
a{color:var(--link)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.band{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.4rem 1rem;background:linear-gradient(var(--band-1),var(--band-2));color:var(--on-band);font-size:.8125rem}
.band b{letter-spacing:.02em}
main{padding:1rem 1rem 1.25rem}
h1{margin:0 0 .5rem;padding-bottom:.35rem;border-bottom:2px solid var(--line);color:var(--title);font:bold 1.25rem/1.3 Georgia,"Times New Roman","DejaVu Serif",serif}
h2{margin:1.25rem 0 .5rem;color:var(--title);font:bold 1rem/1.3 Georgia,"Times New Roman","DejaVu Serif",serif}
p{margin:0 0 .75rem}
.lead,.note{color:var(--muted)}
.note{font-size:.8125rem}
table{width:100%;margin:0 0 .75rem;border:1px solid var(--line);border-collapse:collapse}
caption{padding:0 0 .35rem;text-align:start;font-weight:bold}
th{padding:.4rem .6rem;border-bottom:1px solid var(--line);background:linear-gradient(var(--head-1),var(--head-2));text-align:start;font-size:.8125rem}
td{padding:.45rem .6rem;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
tbody tr:nth-child(even){background:var(--zebra)}
.facts{margin:0 0 .75rem;border:1px solid var(--line)}
.facts div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.4rem .6rem}
.facts div:nth-child(odd){background:var(--zebra)}
.facts dt{flex:0 0 14rem;color:var(--muted)}
.facts dd{margin:0;flex:1 1 10rem;overflow-wrap:anywhere}
.figure{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1rem;padding:.5rem .6rem;border:1px solid var(--line);background:linear-gradient(var(--head-1),var(--head-2))}
.figure b{font-size:1.125rem}
.fold{margin:0 0 .4rem;border:1px solid var(--line)}
.fold summary{padding:.45rem .6rem;background:linear-gradient(var(--head-1),var(--head-2));cursor:pointer}
.fold .line{display:inline-flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;width:calc(100% - 1.25rem);vertical-align:top}
.fold summary .note{display:block;padding-inline-start:1.05rem}
.fold .inside{padding:.75rem .6rem .25rem}
.inside>.facts{border:0;margin-top:-.35rem}
.message+.message{padding-top:.75rem;border-top:1px dotted var(--line)}
.tag{display:inline-block;padding:0 .4rem;border:1px solid;font-size:.8125rem}
.tag.good,.thanks{background:var(--good);color:var(--on-good)}
.tag.wait{background:var(--wait);color:var(--on-wait)}
.tag.bad,.alert{background:var(--bad);color:var(--on-bad)}
.thanks,.alert{padding:.6rem;border:1px solid}
.nothing{padding:.6rem;border:1px dashed var(--line-strong);color:var(--muted)}
.news{margin:0 0 .75rem;padding:0;border:1px solid var(--line);list-style:none}
.news li{padding:.5rem .6rem}
.news li+li{border-top:1px solid var(--line)}
form{max-width:34rem;margin:.25rem 0 1rem}
form>div,fieldset{margin:0 0 .75rem}
label,legend{display:block;margin:0 0 .2rem;font-weight:bold;font-size:.8125rem}
fieldset{padding:.35rem .75rem .5rem;border:1px solid var(--line)}
legend{padding:0 .35rem}
.choice{display:inline-flex;align-items:center;gap:.35rem;min-height:1.75rem;margin:0 1.25rem 0 0;font-weight:normal;font-size:inherit}
input,select,textarea{border:1px solid var(--line-strong);border-radius:2px;background:var(--field);color:var(--text);font:inherit}
input:not([type=radio],[type=checkbox]),select,textarea{display:block;width:100%;min-height:2rem;padding:.25rem .4rem}
button,.button{min-height:2rem;padding:.3rem 1rem;border:1px solid var(--line-strong);border-radius:3px;background:linear-gradient(var(--button-1),var(--button-2));color:var(--button-text);font:bold .8125rem/1.4 Verdana,Tahoma,"DejaVu Sans",Geneva,sans-serif;cursor:pointer}
button:hover{background:var(--button-2)}
form>*+*,.after{margin-top:.625rem}
.foot{padding:.5rem 1rem .75rem;border-top:1px solid var(--line);color:var(--muted);font-size:.75rem}
.foot summary{cursor:pointer}
.foot dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem .75rem;margin:.35rem 0 0}
.foot dd{margin:0;overflow-wrap:anywhere}
@media (max-width:34rem){
thead{display:block;position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,tbody,tr,td{display:block}
caption{display:block}
tr{padding:.35rem 0;border-bottom:1px solid var(--line)}
tr:last-child{border-bottom:0}
td{display:flex;justify-content:space-between;gap:1rem;padding:.15rem .6rem;border:0}
td>span{text-align:end}
td::before{content:attr(data-head);flex:none;color:var(--muted);font-size:.8125rem}
.facts dt{flex-basis:11rem}
}
`;
