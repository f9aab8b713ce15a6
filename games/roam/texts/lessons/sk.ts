import type { Lessons } from './type.ts'

export const sk: Lessons = {
  choose:
    'Každá postava prehľadáva mapu svojím tvarom. Vyber Lumíra Pavučinku: jeho tri políčka sa pohodlne zmestia do jednej krajiny.',
  place:
    'Tvar čítaš zo svojej strany mapy, presne ako je na karte. Polož ho na A2, A3 a B3: tri žetóny v jednej krajine a z B3 k tomu minca.',
  opposite:
    'Súper sedí oproti, preto má rovnaký tvar na mape hore nohami. Lumír teraz spí, vyber Labku: dočiahne do dvoch krajín naraz.',
  skip: 'Polož jej tvar cez C2, D2 a E3. D2 je obsadené, a tak sa len preskočí; C2 ťa dostane do súperovej krajiny a E3 sa ti zíde neskôr.',
  consolation:
    'Súper mal v krajine najviac žetónov a získal ju; ty máš za svoj jeden aspoň mincu útechy. Dve mince stačia na pekný kúsok: vyber Babku Rascovku.',
  aim: 'Plné štvorčeky polož na B1 a C1. Ľavé prázdne miesto tvaru tak padne na A1, posledné voľné políčko tvojej krajiny.',
  gap: 'Za 2 mince smieš pridať žetón aj na prázdne miesto. Zaplň A1: krajina bude plná, najviac žetónov v nej máš ty, a tak sa jej postava pridá k tebe.',
  newcomer:
    'Získavaš Kominára Sadzu, mincu útechy si tentoraz berie súper. Nová postava je hneď hore, vyber ju: položí štyri žetóny naraz.',
  coins: 'Zájdi si po mince: polož tvar na B2, B3, A4 a A5 a vezmeš si tri. Čoskoro ti prídu vhod.',
  rest: 'Všetky tvoje postavy spali, takže si zadarmo odpočinuli a sú opäť hore. Vyber znova Kominára Sadzu: dočiahne na F2 aj F3.',
  tie: 'Polož tvar na F2, F3, E4 a E5. S tvojím skorším E3 bude krajina na severovýchode plná tri ku trom, a zhoda znamená dražbu.',
  bid: 'Dražbu začínaš ty a každý odpovedá len raz. Súper má 3 mince a musel by ponúknuť viac než ty: ponúkni presne 3 a karta je tvoja.',
  farewell:
    'Máš Hieronyma Bociana za 5 bodov! Kolom, v ktorom niekto získa desiatu kartu, sa hra končí a vyhráva najvyšší súčet bodov na kartách; ďalej už hraj po svojom.',
}
