### 스몰 월드 오브 워크래프트: 플레이어가 읽는 모든 말

## 소개

small-world-warcraft-title = 스몰 월드 오브 워크래프트
small-world-warcraft-blurb = 섬은 좁고 종족은 많아요. 한창일 때 차지하고 제때 물러나요.
small-world-warcraft-how-title = 이렇게 해요
small-world-warcraft-how-1 = 종족과 특수 능력이 짝지어진 조합을 하나 골라요. 맨 아래는 공짜이고, 위로 갈수록 건너뛴 조합마다 승점을 1씩 올려놓아요.
small-world-warcraft-how-2 = 새 종족은 상륙 지역에서 들어와요. 지역을 정복하려면 토큰 2개가 들고, 지키는 토큰과 산맥, 요새 같은 것마다 1개씩 더 들어요. 맞닿지 않은 상륙 지역도 1개 더 들어요.
small-world-warcraft-how-3 = 마지막 정복에 토큰이 모자라면 증원 주사위를 굴려요. 눈 하나가 토큰 하나예요. 그다음에는 정복이 끝나고 병력을 다시 나눠요.
small-world-warcraft-how-4 = 차례가 끝나면 승점을 받아요. 지역마다 1, 종족과 능력과 유물의 보너스, 반대 진영을 정복했으면 진영 보너스까지 더해요.
small-world-warcraft-how-5 = 정복당하면 토큰 1개를 잃고, 나머지는 그 차례가 끝날 때 내 지역으로 돌아와요.
small-world-warcraft-how-6 = 종족이 힘을 다하면 몰락시켜요. 지역마다 하나만 남아 계속 승점을 벌고, 다음 차례에 새 조합을 골라요. 마지막 라운드가 끝나면 승점이 가장 많은 사람이 이겨요.

## 종족

small-world-warcraft-race-human = 인간
small-world-warcraft-race-dwarf = 드워프
small-world-warcraft-race-gnome = 노움
small-world-warcraft-race-nightelf = 나이트엘프
small-world-warcraft-race-draenei = 드레나이
small-world-warcraft-race-worgen = 늑대인간
small-world-warcraft-race-orc = 오크
small-world-warcraft-race-tauren = 타우렌
small-world-warcraft-race-troll = 트롤
small-world-warcraft-race-forsaken = 포세이큰
small-world-warcraft-race-bloodelf = 블러드엘프
small-world-warcraft-race-goblin = 고블린
small-world-warcraft-race-ethereal = 에테리얼
small-world-warcraft-race-kobold = 코볼트
small-world-warcraft-race-pandaren = 판다렌
small-world-warcraft-race-naga = 나가
small-world-warcraft-race-murloc = 멀록
small-world-warcraft-race =
    { $race ->
        [human] { small-world-warcraft-race-human }
        [dwarf] { small-world-warcraft-race-dwarf }
        [gnome] { small-world-warcraft-race-gnome }
        [nightelf] { small-world-warcraft-race-nightelf }
        [draenei] { small-world-warcraft-race-draenei }
        [worgen] { small-world-warcraft-race-worgen }
        [orc] { small-world-warcraft-race-orc }
        [tauren] { small-world-warcraft-race-tauren }
        [troll] { small-world-warcraft-race-troll }
        [forsaken] { small-world-warcraft-race-forsaken }
        [bloodelf] { small-world-warcraft-race-bloodelf }
        [goblin] { small-world-warcraft-race-goblin }
        [ethereal] { small-world-warcraft-race-ethereal }
        [kobold] { small-world-warcraft-race-kobold }
        [pandaren] { small-world-warcraft-race-pandaren }
        [naga] { small-world-warcraft-race-naga }
        [murloc] { small-world-warcraft-race-murloc }
       *[other] { $race }
    }
small-world-warcraft-faction-alliance = 얼라이언스
small-world-warcraft-faction-horde = 호드
small-world-warcraft-faction-neutral = 중립

## 특수 능력

small-world-warcraft-power-farmer = 농부
small-world-warcraft-power-ranger = 순찰자
small-world-warcraft-power-herbalist = 약초채집사
small-world-warcraft-power-mountaineer = 산악경비대
small-world-warcraft-power-swampwalker = 늪지 방랑자
small-world-warcraft-power-miner = 광부
small-world-warcraft-power-fisher = 낚시꾼
small-world-warcraft-power-archaeologist = 고고학자
small-world-warcraft-power-explorer = 탐험가
small-world-warcraft-power-battlemaster = 전투대장
small-world-warcraft-power-enraged = 격노한
small-world-warcraft-power-blacksmith = 대장장이
small-world-warcraft-power-navigator = 항해사
small-world-warcraft-power-defensive = 방어적인
small-world-warcraft-power-garrisoned = 주둔지의
small-world-warcraft-power-marsh = 수렁지기
small-world-warcraft-power-champion = 용사
small-world-warcraft-power-beastmaster = 야수 조련사
small-world-warcraft-power-intimidating = 위협적인
small-world-warcraft-power-portal = 차원문 마법사
small-world-warcraft-power =
    { $power ->
        [farmer] { small-world-warcraft-power-farmer }
        [ranger] { small-world-warcraft-power-ranger }
        [herbalist] { small-world-warcraft-power-herbalist }
        [mountaineer] { small-world-warcraft-power-mountaineer }
        [swampwalker] { small-world-warcraft-power-swampwalker }
        [miner] { small-world-warcraft-power-miner }
        [fisher] { small-world-warcraft-power-fisher }
        [archaeologist] { small-world-warcraft-power-archaeologist }
        [explorer] { small-world-warcraft-power-explorer }
        [battlemaster] { small-world-warcraft-power-battlemaster }
        [enraged] { small-world-warcraft-power-enraged }
        [blacksmith] { small-world-warcraft-power-blacksmith }
        [navigator] { small-world-warcraft-power-navigator }
        [defensive] { small-world-warcraft-power-defensive }
        [garrisoned] { small-world-warcraft-power-garrisoned }
        [marsh] { small-world-warcraft-power-marsh }
        [champion] { small-world-warcraft-power-champion }
        [beastmaster] { small-world-warcraft-power-beastmaster }
        [intimidating] { small-world-warcraft-power-intimidating }
        [portal] { small-world-warcraft-power-portal }
       *[other] { $power }
    }

## 조합: $race와 $power는 코드

small-world-warcraft-combo = { small-world-warcraft-power } { small-world-warcraft-race }
small-world-warcraft-combo-tokens = 토큰 { $banner } + { $badge } = { $tokens }
small-world-warcraft-declined-race = 몰락한 { small-world-warcraft-race }

## 유물과 전설적인 장소

small-world-warcraft-marker-doomhammer = 둠해머
small-world-warcraft-marker-ashes = 알라르의 재
small-world-warcraft-marker-aegis = 수호방패
small-world-warcraft-marker-runeblade = 룬검
small-world-warcraft-marker-eye = 지켜보는 눈
small-world-warcraft-marker-chapel = 희망의 빛 예배당
small-world-warcraft-marker-stone = 만남의 돌
small-world-warcraft-marker-healer = 영혼의 치유사
small-world-warcraft-marker-rift = 균열
small-world-warcraft-marker-magetower = 마법사의 탑
small-world-warcraft-marker-tree = 큰 나무
small-world-warcraft-marker-battlefield = 옛 싸움터
small-world-warcraft-marker-unknown = 뒤집힌 유물이나 장소
small-world-warcraft-marker =
    { $marker ->
        [doomhammer] { small-world-warcraft-marker-doomhammer }
        [ashes] { small-world-warcraft-marker-ashes }
        [aegis] { small-world-warcraft-marker-aegis }
        [runeblade] { small-world-warcraft-marker-runeblade }
        [eye] { small-world-warcraft-marker-eye }
        [chapel] { small-world-warcraft-marker-chapel }
        [stone] { small-world-warcraft-marker-stone }
        [healer] { small-world-warcraft-marker-healer }
        [rift] { small-world-warcraft-marker-rift }
        [magetower] { small-world-warcraft-marker-magetower }
        [tree] { small-world-warcraft-marker-tree }
        [battlefield] { small-world-warcraft-marker-battlefield }
       *[other] { $marker }
    }
small-world-warcraft-kind-artifact = 유물
small-world-warcraft-kind-place = 전설적인 장소

## 지형, 기호, 특수 토큰

small-world-warcraft-terrain-field = 들판
small-world-warcraft-terrain-forest = 숲
small-world-warcraft-terrain-hill = 언덕
small-world-warcraft-terrain-swamp = 늪
small-world-warcraft-terrain-mountain = 산맥
small-world-warcraft-terrain-sea = 바다
small-world-warcraft-terrain-lake = 호수
small-world-warcraft-symbol-landing = 상륙 지역
small-world-warcraft-symbol-cavern = 동굴
small-world-warcraft-symbol-magic = 마법
small-world-warcraft-symbol-murloc = 멀록
small-world-warcraft-symbol-marker = 유물이나 장소
small-world-warcraft-token-objective = 군사 목표
small-world-warcraft-token-wall = 위습의 벽
small-world-warcraft-token-harmony = 조화
small-world-warcraft-token-bomb = 폭탄
small-world-warcraft-token-blast = 폭발
small-world-warcraft-token-dud = 불발탄
small-world-warcraft-token-fort = 요새
small-world-warcraft-token-beast = 야수
small-world-warcraft-token-tower = 감시탑
small-world-warcraft-token-champion = 용사
small-world-warcraft-token-murloc = 멀록
small-world-warcraft-token-mountain = 산맥
small-world-warcraft-token-coin = 승점
small-world-warcraft-about-token-objective = 정복하는 사람이 승점 2를 받아요. 인간 플레이어가 아니면 인간 플레이어도 2를 받아요.
small-world-warcraft-about-token-wall = 방어 +1. 정복당하면 치워요. 나이트엘프가 몰락해도 남아요.
small-world-warcraft-about-token-harmony = 가진 사람이 판다렌 지역을 정복하면 판다렌에게 승점 2를 내고 돌려줘요.
small-world-warcraft-about-token-bomb = 고블린의 다음 차례에 터져요. 절반은 불발탄이고, 놓은 사람도 몰라요.
small-world-warcraft-about-token-fort = 방어 +1. 내 지역에 있으면 승점 +1.
small-world-warcraft-about-token-beast = 병력처럼 쓰고, 지역에 있으면 방어 +1.
small-world-warcraft-about-token-tower = 이 지역은 정복할 수도 겨냥할 수도 없어요.
small-world-warcraft-about-token-champion = 방어 +1. 지역을 빼앗기면 포로가 돼요.
small-world-warcraft-about-token-murloc = 방어 +1. 정복당하면 사라져요.
small-world-warcraft-about-token-mountain = 방어 +1. 늘 그 자리에 있어요.

## 효과: 종족마다 한 문장

small-world-warcraft-effect-human = 재배치할 때 군사 목표를 2개까지 놓아요. 누가 정복하든 나도 승점 2를 받고, 남이 정복하면 그 사람도 2를 받아요.
small-world-warcraft-effect-dwarf = 산맥을 정복할 때 2개 덜 들어요.
small-world-warcraft-effect-gnome = 차례마다 한 번, 아무 섬의 아무 땅이나 습격해요. 주사위를 굴려도 정복이 끝나지 않아요.
small-world-warcraft-effect-nightelf = 숲을 정복할 때 1개 덜 들고, 정복한 숲에는 위습의 벽이 서요.
small-world-warcraft-effect-draenei = 남의 차례마다 처음 잃을 토큰 하나는 잃지 않고 돌아와요.
small-world-warcraft-effect-worgen = 차례마다 모습을 골라요. 인간이면 승점 +2, 늑대면 정복이 1개 덜 들지만 승점 −1.
small-world-warcraft-effect-orc = 진영 보너스를 받을 때마다 승점 +1.
small-world-warcraft-effect-tauren = 지역마다 토큰이 늘 2개 이상 있어야 해요. 몰락해도 2개씩 남아요.
small-world-warcraft-effect-troll = 비어 있지 않은 지역은 1개 덜 들어요.
small-world-warcraft-effect-forsaken = 재배치할 때, 이번 차례에 물리친 토큰 수만큼 승점 1씩 내고 되살려요.
small-world-warcraft-effect-bloodelf = 내 마법 지역마다 승점 +1.
small-world-warcraft-effect-goblin = 재배치할 때 가까운 상대 지역에 폭탄을 놓아요. 다음 내 차례에 절반은 터져요.
small-world-warcraft-effect-ethereal = 차례마다 한 번, 유물이나 장소가 있는 지역을 2개 덜 들여 정복해요.
small-world-warcraft-effect-kobold = 모든 동굴이 가까워요. 처음 들어올 때도요.
small-world-warcraft-effect-pandaren = 내 지역을 건드리지 않은 상대에게 조화 토큰을 줘요. 받은 사람이 나를 정복하면 승점 2를 내요.
small-world-warcraft-effect-naga = 가까운 바다와 호수도 정복해요. 처음에는 아무 물에서나 시작해요.

## 효과: 특수 능력마다 한 문장

small-world-warcraft-effect-farmer = 내 들판마다 승점 +1.
small-world-warcraft-effect-ranger = 내 숲마다 승점 +1.
small-world-warcraft-effect-herbalist = 내 언덕마다 승점 +1.
small-world-warcraft-effect-mountaineer = 내 산맥마다 승점 +1.
small-world-warcraft-effect-swampwalker = 내 늪마다 승점 +1.
small-world-warcraft-effect-miner = 내 동굴마다 승점 +1.
small-world-warcraft-effect-fisher = 물이거나 물과 맞닿은 내 지역마다 승점 +1.
small-world-warcraft-effect-archaeologist = 내 지역에 있는 유물과 장소마다 승점 +1.
small-world-warcraft-effect-explorer = 내 지역이 있는 섬마다 승점 +1.
small-world-warcraft-effect-battlemaster = 이번 차례에 정복한, 비어 있지 않던 지역마다 승점 +1. 멀록도 쳐요.
small-world-warcraft-effect-enraged = 지키는 토큰이 2개 이상이던 지역을 정복하면 그 수만큼 승점을 받아요.
small-world-warcraft-effect-blacksmith = 모든 정복이 1개 덜 들어요.
small-world-warcraft-effect-navigator = 상륙 비용을 내지 않아요.
small-world-warcraft-effect-defensive = 차례마다 한 번, 땅 이웃이 모두 내 지역인 내 들판에 감시탑을 세워요. 그 지역은 정복당하지 않아요.
small-world-warcraft-effect-garrisoned = 차례가 끝날 때 내 지역마다 요새를 세워요. 방어 +1, 내 지역의 요새마다 승점 +1.
small-world-warcraft-effect-marsh = 상대가 내 늪을 정복하거나 건드리면 나에게 승점 1을 내요.
small-world-warcraft-effect-champion = 차례마다 한 번, 가까운 지역을 토큰 1개로 정복해요. 용사가 함께 가서 방어 +1.
small-world-warcraft-effect-beastmaster = 내 언덕마다 야수를 하나씩, 5마리까지 받아요. 병력처럼 쓰고 방어 +1.
small-world-warcraft-effect-intimidating = 차례마다 세 번, 가까운 상대 토큰 하나를 그 종족의 다른 지역으로 쫓아내요.
small-world-warcraft-effect-portal = 차례마다 두 번, 내 마법 지역과 다른 마법 지역의 모든 것을 맞바꿔요.

## 효과: 유물과 장소마다 한 문장

small-world-warcraft-effect-doomhammer = 차례마다 한 번, 맞닿은 지역을 2개 덜 들여 정복하고 그리로 옮겨 가요.
small-world-warcraft-effect-ashes = 차례마다 한 번, 어느 섬의 어느 지역이든 정복하고 그리로 옮겨 가요.
small-world-warcraft-effect-aegis = 이 지역의 방어 +2. 차례마다 한 번 내 다른 지역으로 옮겨요.
small-world-warcraft-effect-runeblade = 차례마다 한 번, 맞닿은 지역에 홀로 있는 상대 토큰을 트레이의 토큰으로 바꿔요. 룬검도 그리로 가요.
small-world-warcraft-effect-eye = 이 지역의 승점 +1. 차례마다 한 번 내 다른 지역으로 옮겨요.
small-world-warcraft-effect-chapel = 토큰이 2개 이상 있으면 이 지역은 정복당하지 않아요.
small-world-warcraft-effect-stone = 이 섬의 모든 지역이 가까워요.
small-world-warcraft-effect-healer = 남의 차례마다 처음 잃을 토큰 하나는 잃지 않고 돌아와요.
small-world-warcraft-effect-rift = 승점 +2.
small-world-warcraft-effect-magetower = 내 마법 지역마다 승점 +1.
small-world-warcraft-effect-tree = 차례를 시작할 때 트레이에서 토큰을 하나 받아요.
small-world-warcraft-effect-battlefield = 진영 보너스를 받을 때마다 승점 +1.

## 몰락하면

small-world-warcraft-decline-ends = 몰락하면 사라져요.
small-world-warcraft-decline-nightelf = 몰락해도 위습의 벽은 남아요.
small-world-warcraft-decline-tauren = 몰락해도 이어져요.
small-world-warcraft-decline-naga = 몰락해도 물에 남아요.
small-world-warcraft-decline-garrisoned = 몰락해도 요새의 방어는 남아요.
small-world-warcraft-decline-marsh = 몰락해도 이어져요.
small-world-warcraft-note-own = † 표시는 원본 자료가 없어 이 프로젝트가 새로 정한 것이에요. 공식 내용이 아니에요.
small-world-warcraft-note-unverified = ² 표시는 비공식 자료 한 곳에만 나온 내용이에요. 확인되지 않았어요.

## 승점 내역: scored의 줄마다 하나

small-world-warcraft-income-regions = 내 지역
small-world-warcraft-income-old = 몰락한 지역
small-world-warcraft-income-race = 종족 보너스
small-world-warcraft-income-power = 특수 능력 보너스
small-world-warcraft-income-faction = 진영 보너스
small-world-warcraft-income-orc = 오크: 진영 보너스
small-world-warcraft-income-battlefield = 옛 싸움터: 진영 보너스
small-world-warcraft-income-bloodelf = 블러드엘프: 마법
small-world-warcraft-income-worgen-human = 늑대인간: 인간 모습
small-world-warcraft-income-worgen-wolf = 늑대인간: 늑대 모습
small-world-warcraft-income-farmer = 농부: 들판
small-world-warcraft-income-ranger = 순찰자: 숲
small-world-warcraft-income-herbalist = 약초채집사: 언덕
small-world-warcraft-income-mountaineer = 산악경비대: 산맥
small-world-warcraft-income-swampwalker = 늪지 방랑자: 늪
small-world-warcraft-income-miner = 광부: 동굴
small-world-warcraft-income-fisher = 낚시꾼: 물가
small-world-warcraft-income-archaeologist = 고고학자: 유물과 장소
small-world-warcraft-income-explorer = 탐험가: 섬
small-world-warcraft-income-battlemaster = 전투대장: 이긴 싸움
small-world-warcraft-income-enraged = 격노한: 지키던 토큰
small-world-warcraft-income-garrisoned = 주둔지의: 요새
small-world-warcraft-income-eye = 지켜보는 눈
small-world-warcraft-income-rift = 균열
small-world-warcraft-income-magetower = 마법사의 탑: 마법
small-world-warcraft-income =
    { $line ->
        [regions] { small-world-warcraft-income-regions }
        [old] { small-world-warcraft-income-old }
        [race] { small-world-warcraft-income-race }
        [power] { small-world-warcraft-income-power }
        [faction] { small-world-warcraft-income-faction }
        [orc] { small-world-warcraft-income-orc }
        [battlefield] { small-world-warcraft-income-battlefield }
        [bloodelf] { small-world-warcraft-income-bloodelf }
        [worgen-human] { small-world-warcraft-income-worgen-human }
        [worgen-wolf] { small-world-warcraft-income-worgen-wolf }
        [farmer] { small-world-warcraft-income-farmer }
        [ranger] { small-world-warcraft-income-ranger }
        [herbalist] { small-world-warcraft-income-herbalist }
        [mountaineer] { small-world-warcraft-income-mountaineer }
        [swampwalker] { small-world-warcraft-income-swampwalker }
        [miner] { small-world-warcraft-income-miner }
        [fisher] { small-world-warcraft-income-fisher }
        [archaeologist] { small-world-warcraft-income-archaeologist }
        [explorer] { small-world-warcraft-income-explorer }
        [battlemaster] { small-world-warcraft-income-battlemaster }
        [enraged] { small-world-warcraft-income-enraged }
        [garrisoned] { small-world-warcraft-income-garrisoned }
        [eye] { small-world-warcraft-income-eye }
        [rift] { small-world-warcraft-income-rift }
        [magetower] { small-world-warcraft-income-magetower }
       *[other] { $line }
    }
small-world-warcraft-income-total = 합계
small-world-warcraft-income-least = 0보다 적게 받지는 않아요.

## 값 내역: 정복에 드는 토큰

small-world-warcraft-cost-base = 지역
small-world-warcraft-cost-tokens = 지키는 토큰
small-world-warcraft-cost-murloc = 멀록
small-world-warcraft-cost-mountain = 산맥
small-world-warcraft-cost-wall = 위습의 벽
small-world-warcraft-cost-fort = 요새
small-world-warcraft-cost-champion = 용사
small-world-warcraft-cost-beasts = 야수
small-world-warcraft-cost-aegis = 수호방패
small-world-warcraft-cost-landing = 상륙 비용
small-world-warcraft-cost-race = 종족 할인
small-world-warcraft-cost-power = 능력 할인
small-world-warcraft-cost-warp = 순간이동 할인
small-world-warcraft-cost-doomhammer = 둠해머 할인
small-world-warcraft-cost-floor = 가장 적어도
small-world-warcraft-cost-total = 모두 { $cost }개

## 단계

small-world-warcraft-phase-pick = 조합 고르기
small-world-warcraft-phase-start = 차례 시작
small-world-warcraft-phase-ready = 출정 준비
small-world-warcraft-phase-conquer = 정복
small-world-warcraft-phase-redeploy = 재배치
small-world-warcraft-phase-refugees = 돌아온 병력
small-world-warcraft-phase-over = 끝
small-world-warcraft-prompt-pick = 조합을 하나 골라요. 위로 갈수록 건너뛴 조합마다 승점 1을 올려놓아요.
small-world-warcraft-prompt-start = 정복을 시작하거나 종족을 몰락시켜요.
small-world-warcraft-prompt-ready = 어디부터 정복할까요?
small-world-warcraft-prompt-form = 먼저 늑대인간의 모습을 골라요. 몰락은 지금도 할 수 있어요.
small-world-warcraft-prompt-form-taken = 먼저 늑대인간의 모습을 골라요.
small-world-warcraft-prompt-conquer = 정복할 지역을 골라요. 다 했으면 멈춰요.
small-world-warcraft-prompt-redeploy = 남은 병력을 내 지역에 나눠요.
small-world-warcraft-prompt-refugees = 돌아온 병력을 내 지역에 놓아요.
small-world-warcraft-prompt-over = 판이 끝났어요.
small-world-warcraft-wait-pick = { JOSA($name, "이/가") } 조합을 고르고 있어요.
small-world-warcraft-wait-start = { $name } 차례예요.
small-world-warcraft-wait-ready = { JOSA($name, "이/가") } 출정을 준비하고 있어요.
small-world-warcraft-wait-conquer = { JOSA($name, "이/가") } 정복하고 있어요.
small-world-warcraft-wait-redeploy = { JOSA($name, "이/가") } 병력을 나누고 있어요.
small-world-warcraft-wait-refugees = { JOSA($name, "이/가") } 돌아온 병력을 놓고 있어요.

## 옵션

small-world-warcraft-option-teams = 팀전
small-world-warcraft-option-teams-hint = 얼라이언스와 호드가 겨뤄요. 사람이 홀수면 한 사람은 중립이에요. 팀 점수는 낮은 쪽 사람의 승점이에요.
small-world-warcraft-option-first-landing-fee = 첫 상륙 비용
small-world-warcraft-option-first-landing-fee-hint = 끄면 내 지역이 하나도 없을 때 상륙 지역이 1개 덜 들어요.
small-world-warcraft-option-declined-bonus = 몰락한 종족의 진영 보너스
small-world-warcraft-option-declined-bonus-hint = 끄면 몰락한 반대 진영을 정복해도 진영 보너스가 없어요.
small-world-warcraft-option-new-combo = 몰락한 다음 새 조합
small-world-warcraft-option-new-combo-hint = 새 조합을 언제 고를지 정해요. 정복은 어느 쪽이든 다음 차례부터예요.
small-world-warcraft-option-new-combo-next-turn = 다음 차례에
small-world-warcraft-option-new-combo-same-turn = 바로 그 차례에
small-world-warcraft-option-marker-effects = 유물과 장소의 효과
small-world-warcraft-option-marker-effects-hint = 끄면 이 프로젝트가 새로 정한 효과(†)를 쓰지 않아요.
small-world-warcraft-option-open-coins = 승점 공개
small-world-warcraft-option-open-coins-hint = 켜면 모두의 승점과 수입이 보여요.
small-world-warcraft-option-faces = 섬
small-world-warcraft-option-faces-hint = 비워 두면 무작위예요. 고르려면 2명은 L1a,S2b, 3명은 L1a,M2b,S2b처럼 적어요.
small-world-warcraft-option-faces-random = 무작위
small-world-warcraft-option-rounds = 라운드
small-world-warcraft-option-rounds-hint = 자동이면 2–3명은 10, 4명은 9, 5명은 8라운드예요.
small-world-warcraft-option-rounds-auto = 자동

## 안 되는 까닭

small-world-warcraft-refused-malformed = 알아들을 수 없어요. 빛나는 것 가운데 골라 주세요.
small-world-warcraft-refused-not-your-turn = 지금은 내가 고를 차례가 아니에요. 차례가 오면 알려 드려요.
small-world-warcraft-refused-wrong-phase = 지금 단계에서는 할 수 없어요. 아래 단추에 있는 것만 할 수 있어요.
small-world-warcraft-refused-choose-form = 늑대인간의 모습을 먼저 골라야 해요. 인간이나 늑대를 골라 주세요.
small-world-warcraft-refused-no-such-region = 이 판에는 없는 지역이에요. 지도에 있는 지역을 골라 주세요.
small-world-warcraft-refused-not-your-ability = 지금은 쓸 수 없는 능력이에요. 내 종족, 내 특수 능력, 내 지역의 유물만 쓸 수 있어요.
small-world-warcraft-refused-already-used = 이번 차례에는 이미 다 썼어요. 다음 차례에 다시 쓸 수 있어요.
small-world-warcraft-refused-own-region = 이미 내 지역이에요. 남의 지역이나 빈 지역을 골라 주세요.
small-world-warcraft-refused-not-own = 내 활성 종족이 있는 지역이 아니에요. 내 지역을 골라 주세요.
small-world-warcraft-refused-water = 바다와 호수는 나가만 정복할 수 있어요. 땅을 골라 주세요.
small-world-warcraft-refused-immune = 감시탑이나 예배당이 지키는 지역이에요. 다른 지역을 골라 주세요.
small-world-warcraft-refused-out-of-reach = 거기까지는 닿지 않아요. 내 지역과 맞닿은 지역이나 상륙 지역을 골라 주세요.
small-world-warcraft-refused-bad-target = 그 능력을 쓸 수 있는 곳이 아니에요. 빛나는 지역만 고를 수 있어요.
small-world-warcraft-refused-bad-number = 그만큼은 할 수 없어요. 수를 다시 골라 주세요.
small-world-warcraft-refused-no-banner = 그 줄에는 내 진영의 종족이 없어요. 다른 줄을 골라 주세요.
small-world-warcraft-refused-cannot-afford = 승점이 모자라요. 더 싼 것을 고르거나 그냥 넘어가 주세요.
small-world-warcraft-refused-no-supply = 남은 토큰이 없어요. 돌아온 다음에 다시 놓을 수 있어요.
small-world-warcraft-refused-too-few-tokens = 토큰이 모자라요. 값이 더 싼 지역을 고르거나, 모자란 만큼이 1–3이면 주사위를 굴려요.
small-world-warcraft-refused-enough-tokens = 토큰이 넉넉해서 주사위가 필요 없어요. 그냥 정복해 주세요.
small-world-warcraft-refused-too-far-short = 토큰이 3개 넘게 모자라서 주사위로도 닿지 않아요. 더 싼 지역을 골라 주세요.
small-world-warcraft-refused-hand-not-empty = 손에 병력이 남아 있어요. 내 지역에 모두 놓은 다음 끝내 주세요.

## 기록: 사건의 칸 그대로. $region과 $name 같은 말은 판이 바꿔 줄 수 있어요

small-world-warcraft-list-join = ,{" "}
small-world-warcraft-me = 나
small-world-warcraft-me-object = 나
small-world-warcraft-marker-of =
    { $id ->
        [doomhammer] { small-world-warcraft-marker-doomhammer }
        [ashes] { small-world-warcraft-marker-ashes }
        [aegis] { small-world-warcraft-marker-aegis }
        [runeblade] { small-world-warcraft-marker-runeblade }
        [eye] { small-world-warcraft-marker-eye }
        [chapel] { small-world-warcraft-marker-chapel }
        [stone] { small-world-warcraft-marker-stone }
        [healer] { small-world-warcraft-marker-healer }
        [rift] { small-world-warcraft-marker-rift }
        [magetower] { small-world-warcraft-marker-magetower }
        [tree] { small-world-warcraft-marker-tree }
        [battlefield] { small-world-warcraft-marker-battlefield }
       *[other] { $id }
    }
small-world-warcraft-form-of =
    { $form ->
        [human] { small-world-warcraft-form-human }
        [wolf] { small-world-warcraft-form-wolf }
       *[other] { $form }
    }
small-world-warcraft-form-human = 인간 모습
small-world-warcraft-form-wolf = 늑대 모습
small-world-warcraft-event-set-up = 섬을 펼쳤어요. { $starterName }부터 시작해요.
small-world-warcraft-event-picked = { JOSA($name, "은/는") } { small-world-warcraft-power } { JOSA(small-world-warcraft-race, "을/를") } 골랐어요. 토큰 { $tokens }개. 낸 승점 { $paid }, 얻은 승점 { $got }.
small-world-warcraft-event-mustered = { JOSA($name, "은/는") } 병력 { $tokens }개를 모았어요.
small-world-warcraft-event-form = { JOSA($name, "은/는") } { JOSA(small-world-warcraft-form-of, "으로/로") } 나서요.
small-world-warcraft-event-abandoned = { JOSA($name, "은/는") } { $region } 지역을 버렸어요.
small-world-warcraft-event-conquered =
    { $was ->
        [murloc] { JOSA($name, "은/는") } 멀록의 { $region } 지역을 정복했어요. 든 토큰 { $cost }개.
        [active] { JOSA($name, "은/는") } { $defenderName }의 { $region } 지역을 정복했어요. 든 토큰 { $cost }개.
        [declined] { JOSA($name, "은/는") } { $defenderName }의 몰락한 { $region } 지역을 정복했어요. 든 토큰 { $cost }개.
        [mine] { JOSA($name, "은/는") } 자기의 몰락한 { $region } 지역을 되찾았어요. 든 토큰 { $cost }개.
       *[empty] { JOSA($name, "은/는") } 빈 { $region } 지역을 정복했어요. 든 토큰 { $cost }개.
    }
small-world-warcraft-event-rolled =
    { $success ->
        [true] { JOSA($name, "은/는") } { $region } 지역에서 { JOSA($die, "이/가") } 나왔어요. 정복했어요.
       *[false] { JOSA($name, "은/는") } { $region } 지역에서 { JOSA($die, "이/가") } 나왔어요. 모자랐어요.
    }
small-world-warcraft-event-lost-token =
    { $race ->
        [murloc] { $region } 지역의 멀록이 사라졌어요.
       *[other] { $name }의 { small-world-warcraft-race } 토큰 { $amount }개가 { $region } 지역에서 사라졌어요.
    }
small-world-warcraft-event-saved = { $name }의 토큰 하나는 잃지 않고 돌아와요.
small-world-warcraft-event-marker-shown = { $region } 지역에서 { JOSA(small-world-warcraft-marker-of, "이/가") } 드러났어요.
small-world-warcraft-event-marker-moved = { JOSA(small-world-warcraft-marker-of, "이/가") } { $region } 지역으로 옮겨 갔어요.
small-world-warcraft-event-wall = { $region } 지역에 위습의 벽이 섰어요.
small-world-warcraft-event-fort = { $region } 지역에 요새가 섰어요.
small-world-warcraft-event-tower = { $region } 지역에 감시탑이 섰어요.
small-world-warcraft-event-bomb-laid = { JOSA($name, "은/는") } { $region } 지역에 폭탄을 놓았어요.
small-world-warcraft-event-bomb-shown =
    { $kind ->
        [blast] { $region } 지역에서 폭탄이 터졌어요.
       *[dud] { $region } 지역의 폭탄은 불발탄이었어요.
    }
small-world-warcraft-event-objective = { $region } 지역이 군사 목표가 됐어요.
small-world-warcraft-event-harmony = { $toName }에게 조화 토큰을 줬어요.
small-world-warcraft-event-paid =
    { $for ->
        [objective] { JOSA($toName, "이/가") } 군사 목표로 승점 { JOSA($amount, "을/를") } 받았어요.
        [harmony] { JOSA($fromName, "이/가") } 조화를 깨서 { $toName }에게 승점 { JOSA($amount, "을/를") } 냈어요.
        [toll] { JOSA($fromName, "이/가") } 늪 통행료로 { $toName }에게 승점 { JOSA($amount, "을/를") } 냈어요.
        [ransom] { JOSA($fromName, "이/가") } 용사의 몸값으로 { $toName }에게 승점 { JOSA($amount, "을/를") } 냈어요.
        [raise] { JOSA($fromName, "이/가") } 토큰을 되살리는 데 승점 { JOSA($amount, "을/를") } 냈어요.
       *[combo] { JOSA($fromName, "이/가") } 조합 값으로 승점 { JOSA($amount, "을/를") } 냈어요.
    }
small-world-warcraft-event-raised = { JOSA($name, "은/는") } 토큰 { $amount }개를 되살렸어요.
small-world-warcraft-event-swapped = { $a } 지역과 { $b } 지역이 차원문으로 자리를 바꿨어요.
small-world-warcraft-event-intimidated = { JOSA($name, "은/는") } { $from } 지역에서 토큰 하나를 쫓아냈어요.
small-world-warcraft-event-placed = { JOSA($name, "은/는") } { $region } 지역에 토큰 { $tokens }개를 놓았어요.
small-world-warcraft-event-declined = { $name }의 { JOSA(small-world-warcraft-race, "이/가") } 몰락했어요.
small-world-warcraft-event-left = { $name }의 { JOSA(small-world-warcraft-race, "이/가") } 섬을 떠났어요.
small-world-warcraft-event-scored =
    { $amount ->
        [other] { JOSA($name, "은/는") } 승점 { JOSA($amount, "을/를") } 받았어요.
       *[hidden] { JOSA($name, "은/는") } 승점을 받았어요.
    }
small-world-warcraft-event-turn =
    { $mine ->
        [true] { $round }라운드, 내 차례예요.
       *[other] { $round }라운드, { $name } 차례예요.
    }
small-world-warcraft-event-ended =
    { $reason ->
        [tokens] 판이 끝났어요. 승점이 같아 토큰 수로 갈렸어요.
        [shared] 판이 끝났어요. 끝까지 같아 함께 이겼어요.
       *[coins] 판이 끝났어요.
    }

## 끝

small-world-warcraft-reason-coins = { JOSA($name, "이/가") } 승점을 가장 많이 모았어요.
small-world-warcraft-reason-tokens = 승점이 같아서 지도에 토큰이 더 많은 쪽이 이겼어요. ({ $name })
small-world-warcraft-reason-shared = 승점도 토큰 수도 같아서 함께 이겼어요. ({ $name })

### Board

## 지도

small-world-warcraft-chart = 섬 지도
small-world-warcraft-chart-hint = 지역을 눌러 고르고, 길게 누르면 자세히 볼 수 있어요
small-world-warcraft-islands = 섬 고르기
small-world-warcraft-islands-all = 전체
small-world-warcraft-zoom = 지도 크기
small-world-warcraft-zoom-in = 크게
small-world-warcraft-zoom-out = 작게
small-world-warcraft-zoom-home = 전체 보기
small-world-warcraft-looking = 살펴보기: 눌러도 정복하지 않아요
small-world-warcraft-region-number = { $number }번 지역
small-world-warcraft-region-empty = 비어 있어요
small-world-warcraft-region-held = { $race } { $count }
small-world-warcraft-region-old = 몰락한 { $race } { $count }
small-world-warcraft-some = { $thing } ×{ $count }
small-world-warcraft-can-choose = 고를 방법이 있어요
small-world-warcraft-can-for = { $cost }개로 정복할 수 있어요
small-world-warcraft-marker-turns = 정복하면 뒤집혀요. 그다음에는 되돌릴 수 없어요.
small-world-warcraft-cost-made = 값 내역

## 둘레

small-world-warcraft-round-of = { $rounds }라운드 가운데 { $round }라운드
small-world-warcraft-round-now = { $round }라운드
small-world-warcraft-round-mine = { $round }/{ $rounds } · 내 차례
small-world-warcraft-coins = 승점 { $count }
small-world-warcraft-coins-hidden = 승점은 숨겨져 있어요
small-world-warcraft-coins-on = 이 조합 위에 놓인 승점
small-world-warcraft-regions-held = 내 지역
small-world-warcraft-no-race = 종족을 고르지 않았어요
small-world-warcraft-no-race-short = 종족 없음
small-world-warcraft-refugees = 돌아온 병력
small-world-warcraft-hand = 예비 병력
small-world-warcraft-hand-of = 예비 병력 { $count }
small-world-warcraft-lands = 지역 { $own } · 몰락한 지역 { $old } · 지도에 있는 토큰 { $tokens }
small-world-warcraft-lands-short = 지역 { $own }
small-world-warcraft-last-income = 지난 수입 +{ $amount }
small-world-warcraft-champion-captive = 용사가 { $name }에게 잡혀 있어요

## 조합

small-world-warcraft-column = 조합
small-world-warcraft-column-short = 조합
small-world-warcraft-column-open = 조합 고르기
small-world-warcraft-column-full = 설명 펴기
small-world-warcraft-column-brief = 설명 접기
small-world-warcraft-take-free = 공짜로 받기
small-world-warcraft-take-for = { $cost } 내고 받기
small-world-warcraft-free = 공짜
small-world-warcraft-costs = 승점 { $cost }
small-world-warcraft-row-empty = 이 줄에는 { $faction } 종족이 없어요

## 할 수 있는 일

small-world-warcraft-do-conquer = 정복
small-world-warcraft-do-conquer-by = { JOSA($by, "으로/로") } 정복
small-world-warcraft-do-reinforce = 주사위 굴리기
small-world-warcraft-do-reinforce-by = { JOSA($by, "으로/로") } 주사위 굴리기
small-world-warcraft-do-champion = 용사로 정복
small-world-warcraft-do-runeblade = 룬검으로 정복
small-world-warcraft-do-intimidate = { JOSA($other, "으로/로") } 쫓아내기
small-world-warcraft-do-intimidate-out = 쫓아내기
small-world-warcraft-do-portal = { JOSA($other, "과/와") } 맞바꾸기
small-world-warcraft-do-abandon = 이 지역 버리기
small-world-warcraft-do-tower = 감시탑 세우기
small-world-warcraft-do-bomb = 폭탄 놓기
small-world-warcraft-do-objective = 군사 목표로 삼기
small-world-warcraft-do-aegis = 수호방패 옮기기
small-world-warcraft-do-eye = 지켜보는 눈 옮기기
small-world-warcraft-do-beast = 야수 { $count }마리 놓기
small-world-warcraft-aid-assault = 습격
small-world-warcraft-aid-ashes = 알라르의 재
small-world-warcraft-aid-warp = 순간이동
small-world-warcraft-aid-doomhammer = 둠해머
small-world-warcraft-mode-take = 정복
small-world-warcraft-mode-place = 배치
small-world-warcraft-mode-beast = 야수 놓기
small-world-warcraft-mode-objective = 군사 목표
small-world-warcraft-mode-bomb = 폭탄
small-world-warcraft-mode-tower = 감시탑
small-world-warcraft-mode-aegis = 수호방패 옮기기
small-world-warcraft-mode-eye = 지켜보는 눈 옮기기
small-world-warcraft-mode-intimidate = 위협하기
small-world-warcraft-mode-portal = 차원문 열기
small-world-warcraft-mode-abandon = 지역 버리기
small-world-warcraft-beasts-along = 함께 갈 야수
small-world-warcraft-place-here = 여기 놓을 토큰
small-world-warcraft-fewer = { $what }: 하나 덜
small-world-warcraft-more = { $what }: 하나 더
small-world-warcraft-spread-evenly = 고르게 나누기
small-world-warcraft-spread-border = 국경부터 나누기
small-world-warcraft-place-all = 이대로 놓기
small-world-warcraft-place-and-end = 놓고 마치기
small-world-warcraft-place-some = { $count }개 놓기
small-world-warcraft-plan-away = 다시 나누기
small-world-warcraft-raise = 되살릴 토큰
small-world-warcraft-raise-for = 승점 { $count } 내고 { $count }개 되살리기
small-world-warcraft-ransom = 승점 1 내고 용사 찾기
small-world-warcraft-decline = 몰락하기
small-world-warcraft-stop = 정복 그만하기
small-world-warcraft-done = 차례 마치기
small-world-warcraft-cancel = 그만두기

## 지금

small-world-warcraft-coach-sent = 보내고 있어요
small-world-warcraft-coach-pick-teams = 조합을 하나 골라요. 한 줄 위로 갈 때마다 은행에 승점 1을 내요.
small-world-warcraft-coach-nothing = 더 정복할 곳이 없어요. 멈추면 병력을 다시 나눠요.
small-world-warcraft-coach-dice = 토큰이 모자라요. 점선 지역에서 주사위를 굴릴 수 있어요.
small-world-warcraft-coach-place = 남은 병력 { $count }개를 나눠요. 지역을 누르면 하나씩 놓아요.
small-world-warcraft-coach-refugees = 돌아온 병력 { $count }개를 내 지역에 놓아요.
small-world-warcraft-coach-planned = 다 나눴어요. 이대로 놓을까요?
small-world-warcraft-coach-beast = 야수를 놓을 지역을 눌러요.
small-world-warcraft-coach-objective = 군사 목표로 삼을 지역을 눌러요.
small-world-warcraft-coach-bomb = 폭탄을 놓을 지역을 눌러요.
small-world-warcraft-coach-tower = 감시탑을 세울 들판을 눌러요.
small-world-warcraft-coach-aegis = 수호방패를 옮길 지역을 눌러요.
small-world-warcraft-coach-eye = 지켜보는 눈을 옮길 지역을 눌러요.
small-world-warcraft-coach-abandon = 버릴 지역을 눌러요. 토큰이 손으로 돌아와요.
small-world-warcraft-coach-intimidate = 누구를 쫓아낼지 지역을 눌러요.
small-world-warcraft-coach-intimidate-to = { $region }의 토큰을 어디로 쫓아낼까요?
small-world-warcraft-coach-portal = 맞바꿀 첫 마법 지역을 눌러요.
small-world-warcraft-coach-portal-to = { JOSA($region, "과/와") } 맞바꿀 지역을 눌러요.
small-world-warcraft-die-enough = { $pips }, 충분해요
small-world-warcraft-die-short = { $pips }, 모자라요

## 몰락

small-world-warcraft-decline-title = 몰락할까요?
small-world-warcraft-decline-sure = 몰락하기
small-world-warcraft-decline-not = 더 싸우기
small-world-warcraft-forecast-stop = 지금 멈추면 받을 승점
small-world-warcraft-forecast-now = 지금 지역만 세면 ({ $own } + 몰락한 지역 { $old })
small-world-warcraft-forecast-then = 몰락하면 이번 차례 수입 (지금 지역 { $own })
small-world-warcraft-forecast-leaves = 먼저 몰락한 { JOSA(small-world-warcraft-race, "은/는") } 지역 { $old }곳에서 떠나요.
small-world-warcraft-forecast-next = 이번 차례에는 정복도 재배치도 없어요.
small-world-warcraft-income-title = 이번 수입

## 목록과 참조

small-world-warcraft-list = 지역 목록
small-world-warcraft-list-short = 목록
small-world-warcraft-list-only = 지금 할 수 있는 지역만
small-world-warcraft-sheet = 참조 시트
small-world-warcraft-sheet-short = 규칙
small-world-warcraft-sheet-turn = 차례
small-world-warcraft-sheet-races = 종족
small-world-warcraft-sheet-powers = 능력
small-world-warcraft-sheet-markers = 유물과 장소
small-world-warcraft-sheet-pieces = 토큰
small-world-warcraft-sheet-die = 증원 주사위에는 0이 셋, 1과 2와 3이 하나씩 있어요.
small-world-warcraft-race-numbers = 토큰 { $banner } · 모두 { $tokens }
small-world-warcraft-power-numbers = 토큰 { $badge }
small-world-warcraft-keys = 글쇠 쓰기
small-world-warcraft-keys-hint = S 정복 그만, D 마치기, E 고르게, B 국경부터, I 살펴보기, L 목록. 지도에서는 +와 −, 화살표.

## 끝에서

small-world-warcraft-end-who = 누구
small-world-warcraft-end-coins = 승점
small-world-warcraft-end-lands = 지역
small-world-warcraft-end-tokens = 토큰
small-world-warcraft-end-chart = 라운드별 승점
small-world-warcraft-end-chart-about = 가로는 라운드, 세로는 승점이에요.
small-world-warcraft-end-chart-all = 모두의 승점 그래프 보기
small-world-warcraft-end-chart-again = 아직 준비되지 않았어요. 다시 보기
