import type { Lessons } from './type.ts'

export const cs: Lessons = {
  choose:
    'Každá postava prohledává mapu svým tvarem. Vyber Lumíra Pavučinku: jeho tři pole se pohodlně vejdou do jedné krajiny.',
  place:
    'Tvar čteš ze své strany mapy, přesně jak je na kartě. Polož ho na A2, A3 a B3: tři žetony v jedné krajině a z B3 mince k tomu.',
  opposite:
    'Soupeř sedí naproti, proto má stejný tvar na mapě vzhůru nohama. Lumír teď spí, vyber Tlapku: dosáhne do dvou krajin najednou.',
  skip: 'Polož její tvar přes C2, D2 a E3. D2 je obsazené, a tak se jen přeskočí; C2 tě dostane do soupeřovy krajiny a E3 se ti bude hodit později.',
  consolation:
    'Soupeř měl v krajině nejvíc žetonů a získal ji; ty máš za svůj jeden aspoň minci útěchy. Dvě mince stačí na pěkný kousek: vyber Bábu Kmínku.',
  aim: 'Plné čtverečky polož na B1 a C1. Levé prázdné místo tvaru tak padne na A1, poslední volné pole tvé krajiny.',
  gap: 'Za 2 mince smíš přidat žeton i na prázdné místo. Zaplň A1: krajina bude plná, nejvíc žetonů v ní máš ty, a tak se její postava přidá k tobě.',
  newcomer:
    'Získáváš Kominíka Sazičku, minci útěchy tentokrát bere soupeř. Nová postava je hned vzhůru, vyber ji: položí čtyři žetony najednou.',
  coins: 'Dojdi si pro mince: polož tvar na B2, B3, A4 a A5 a vezmeš si tři. Brzy ti přijdou vhod.',
  rest: 'Všechny tvé postavy spaly, takže si zdarma odpočinuly a jsou zase vzhůru. Vyber znovu Kominíka Sazičku: dosáhne na F2 i F3.',
  tie: 'Polož tvar na F2, F3, E4 a E5. S tvým dřívějším E3 bude krajina na severovýchodě plná tři ku třem, a shoda znamená dražbu.',
  bid: 'Dražbu začínáš ty a každý odpovídá jen jednou. Soupeř má 3 mince a musel by nabídnout víc než ty: nabídni přesně 3 a karta je tvoje.',
  farewell:
    'Máš Jeronýma Čápa za 5 bodů! Kolem, ve kterém někdo získá desátou kartu, hra končí a vyhrává nejvyšší součet bodů na kartách; dál už hraj po svém.',
}
